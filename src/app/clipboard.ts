/** Texts out of the app: onto the clipboard, or through the system's own sharing where a tablet or phone has it. */

/** False where the browser would not; the text should then be shown for the person to take. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** True when it was handed to the system, or when the person thought better of it there. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (!matchMedia('(pointer: coarse)').matches || !navigator.share) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
