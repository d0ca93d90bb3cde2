import { useEffect, useRef } from 'react'
import classes from './live-picture.module.css'

type LivePictureProps = {
  stream: MediaStream
  label: string
  isMirrored?: boolean
  className?: string | undefined
}

/** The picture is muted: the sound is played elsewhere. */
export function LivePicture({ stream, label, isMirrored = false, className = '' }: LivePictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      aria-label={label}
      autoPlay
      className={`${classes.picture} ${className}`}
      data-mirrored={isMirrored || undefined}
      muted
      playsInline
      ref={video}
    />
  )
}
