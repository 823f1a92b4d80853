/** What the shell may use of the storage. */
export { type Restored, restoreBackup, writeBackup } from './backup.ts'
export { closeDatabase } from './database.ts'
export { addRecord, claimRecord, type Listed, listRecords, readRecord, readStored, removeRecord, writeRecord } from './match-records.ts'
export { askToKeepData } from './persistence.ts'
export { type Backup, MAX_BACKUP_BYTES, type MatchRecord, parseRecord, StorageError, type StorageProblem } from './records.ts'
export { readSettings, writeSettings } from './settings-record.ts'
export {
  addTable,
  claimTable,
  type ListedTable,
  listTables,
  parseTableRecord,
  readStoredTable,
  removeTable,
  type StoredTable,
  type TableRecord,
  writeTable,
} from './table-records.ts'
