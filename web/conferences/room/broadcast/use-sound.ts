import { useEffect, useRef, useState } from 'react'

/** Where the browser blocks autoplay it starts muted, and a button calls `hear` to unmute; undefined once it is heard. */
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
