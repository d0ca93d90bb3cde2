import { useEffect, useRef, useState } from 'react'

/** `hear` starts the voice from a button where the browser blocks autoplay; undefined otherwise. */
export function useVoice(stream: MediaStream | undefined) {
  const [asks, setAsks] = useState(false)
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current && stream) play(audio.current, stream, setAsks)
  }, [stream])
  const hear = () => audio.current && stream && play(audio.current, stream, setAsks)
  return { audio, hear: asks ? hear : undefined }
}

function play(element: HTMLAudioElement, stream: MediaStream, setAsks: (asks: boolean) => void): void {
  if (element.srcObject !== stream) element.srcObject = stream
  element.play().then(
    () => setAsks(false),
    (error: unknown) => setAsks(error instanceof DOMException && error.name === 'NotAllowedError'),
  )
}
