/**
 * Files in and out: offered as a download, or through the system's own sharing where a tablet has it; picked by the person.
 */

/** Hands a text file to the person. */
export async function offerFile(name: string, text: string): Promise<void> {
  const file = new File([text], name, { type: 'application/json' })
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The text of a file the person picks; null when none was picked. Rejects when it cannot be read. */
export function pickFile(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.json,application/json'
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file) void file.text().then(resolve, reject)
      else resolve(null)
    })
    input.click()
  })
}
