/** A clock for who is here and since when: runs on while the page sleeps, and does not go back when somebody sets the device's clock. */
let latest = 0

/** Milliseconds. */
export function steadyNow(): number {
  latest = Math.max(latest, Date.now())
  return latest
}
