/**
 * The camera, and codes in its pictures: read by the platform where it can (BarcodeDetector), else by a worker, so that
 * nothing on the page stutters. A few pictures a second are enough for a code that is held still.
 */

export type CameraProblem = 'refused' | 'missing' | 'insecure' | 'failed'
export interface Camera {
  readonly stream: MediaStream
  stop(): void
}

/** What a browser's error means to the person. */
export function cameraProblem(name: string): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

export async function openCamera(): Promise<Camera | CameraProblem> {
  if (!globalThis.isSecureContext) return 'insecure'
  if (!navigator.mediaDevices?.getUserMedia) return 'missing'
  try {
    const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 960 } }
    const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false })
    return {
      stream,
      stop() {
        for (const track of stream.getTracks()) track.stop()
      },
    }
  } catch (error) {
    return cameraProblem(error instanceof DOMException ? error.name : '')
  }
}

/** The part of the platform's reader that is used; TypeScript does not know it yet. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface CodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

async function platformReader(): Promise<CodeDetector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeDetectorClass }
  try {
    return BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')
      ? new BarcodeDetector({ formats: ['qr_code'] })
      : null
  } catch {
    return null
  }
}

const BETWEEN_MS = 140
/** Enough for a code of version 25 that fills half of the picture. */
const MOST_PIXELS_WIDE = 960

/** Looks at picture after picture until a code is found; returns how to stop. The listener is called once. */
export function watchForCode(video: HTMLVideoElement, onText: (text: string) => void): () => void {
  let stopped = false
  let timer = 0
  let worker: Worker | null = null
  const stop = (): void => {
    stopped = true
    clearTimeout(timer)
    worker?.terminate()
    worker = null
  }
  const found = (text: string | null): boolean => {
    if (stopped || !text) return stopped
    stop()
    onText(text)
    return true
  }
  void platformReader().then((reader) => {
    if (stopped) return
    const read = reader ? (picture: HTMLVideoElement) => byPlatform(reader, picture) : byWorker((worker = scanWorker()))
    const look = async () => {
      const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null
      if (!found(text)) timer = setTimeout(() => void look(), BETWEEN_MS) as unknown as number
    }
    void look()
  })
  return stop
}

const scanWorker = (): Worker => new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })

async function byPlatform(reader: CodeDetector, video: HTMLVideoElement): Promise<string | null> {
  const codes = await reader.detect(video).catch(() => [])
  return codes[0]?.rawValue || null
}

function byWorker(worker: Worker): (video: HTMLVideoElement) => Promise<string | null> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const scale = Math.min(1, MOST_PIXELS_WIDE / video.videoWidth)
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)]
    if (!pen || !width || !height) return Promise.resolve(null)
    canvas.width = width
    canvas.height = height
    pen.drawImage(video, 0, 0, width, height)
    const { data } = pen.getImageData(0, 0, width, height)
    return new Promise((resolve) => {
      worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text)
      worker.onerror = () => resolve(null)
      worker.postMessage({ width, height, data }, [data.buffer])
    })
  }
}
