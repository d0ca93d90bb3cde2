import { useEffect, useRef, useState } from 'react'

/**
 * Shows a stream, and lets it be heard. Where the browser wants to be asked for sound it begins without, and `hear` is what one presses; undefined
 * where it is heard.
 */
export function useSound(stream: MediaStream | undefined) {
  const [asks, setAsks] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const { current } = video
    if (!current || !stream) return
    current.srcObject = stream
    play(current, setAsks)
  }, [stream])
  const hear = () => {
    const { current } = video
    if (!current) return
    current.muted = false
    play(current, setAsks)
  }
  return { video, hear: asks && stream ? hear : undefined }
}

function play(video: HTMLVideoElement, setAsks: (asks: boolean) => void): void {
  video.play().then(
    () => setAsks(video.muted),
    (error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return
      video.muted = true
      setAsks(true)
      video.play().catch(() => {})
    },
  )
}
