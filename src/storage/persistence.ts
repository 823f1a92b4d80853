/** Asks the browser not to clear what this device keeps. Browsers answer by their own rules; nothing depends on a yes. */

/** True when the browser promised to keep the data; false where it did not or cannot say. */
export async function askToKeepData(): Promise<boolean> {
  const storage = globalThis.navigator?.storage
  if (!storage?.persist) return false
  try {
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    // A browser that refuses the question (an insecure page, a policy) keeps data as long as it likes.
    return false
  }
}
