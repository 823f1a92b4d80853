import { afterEach, describe, expect, it, vi } from 'vitest'
import { askToKeepData } from '../../src/storage/index.ts'

afterEach(() => vi.unstubAllGlobals())
const browser = (storage: unknown) => vi.stubGlobal('navigator', { storage })

describe('keeping the data of this device', () => {
  it('is asked for once, not again where it was granted', async () => {
    const persist = vi.fn(async () => true)
    browser({ persisted: async () => false, persist })
    expect(await askToKeepData()).toBe(true)
    browser({ persisted: async () => true, persist })
    expect(await askToKeepData()).toBe(true)
    expect(persist).toHaveBeenCalledTimes(1)
  })
  it('refused, missing or failing, changes nothing', async () => {
    browser({ persisted: async () => false, persist: async () => false })
    expect(await askToKeepData()).toBe(false)
    browser(undefined)
    expect(await askToKeepData()).toBe(false)
    browser({ persisted: () => Promise.reject(new Error('insecure')), persist: async () => true })
    expect(await askToKeepData()).toBe(false)
  })
})
