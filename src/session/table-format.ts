/** The format of table files, for those who only want to recognise one. */
export const TABLE_FORMAT = 'mathom-table-file-1'

/** Whether a text says of itself that it is a table. */
export const saysTable = (text: string): boolean => text.slice(0, 200).includes(`"${TABLE_FORMAT}"`)
