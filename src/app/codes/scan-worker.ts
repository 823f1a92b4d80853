/** Looks for a QR code in one picture after another, beside the page. A picture without one answers null. */
import decodeQR from 'qr/decode.js'

interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

self.onmessage = ({ data }: MessageEvent<Picture>) => {
  let text: string | null = null
  try {
    text = decodeQR(data)
  } catch {
    // No code in this picture; the next one may hold it.
  }
  self.postMessage(text)
}
