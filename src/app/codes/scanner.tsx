/** The picture of the camera while it looks for a code. The camera stops with this component. */
import { useEffect, useRef, useState } from 'react'
import { useText } from '../settings-context.tsx'
import { type CameraProblem, openCamera, watchForCode } from './camera.ts'

export function Scanner({ onText }: { readonly onText: (text: string) => void }) {
  const { codes } = useText().together
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'asking' | 'looking' | CameraProblem>('asking')
  const hear = useRef(onText)
  hear.current = onText
  useEffect(() => {
    let stop = (): void => {}
    let gone = false
    const opening = openCamera()
    opening.then((camera) => {
      const element = video.current
      if (typeof camera === 'string') {
        if (!gone) setState(camera)
        return
      }
      if (gone || !element) return camera.stop()
      element.srcObject = camera.stream
      // Not every browser lets a video begin by itself; the frame loop waits for its first picture anyway.
      element.play().catch(() => undefined)
      setState('looking')
      const rest = watchForCode(element, (text) => hear.current(text))
      stop = () => {
        rest()
        camera.stop()
      }
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  const words = {
    asking: codes.cameraAsk,
    looking: codes.scanning,
    refused: codes.cameraRefused,
    missing: codes.cameraMissing,
    insecure: codes.cameraInsecure,
    failed: codes.cameraFailed,
  }[state]
  return (
    <div className="scanner">
      <p role="status">{words}</p>
      {state === 'asking' || state === 'looking' ? <video ref={video} muted playsInline aria-hidden="true" tabIndex={-1} /> : null}
    </div>
  )
}
