import { useEffect, useRef, useState } from 'react'
import { type OwnMedia, type OwnState, openOwnMedia } from '#web/foundation/devices/own-media.ts'

export function useOwnMedia(): { own: OwnState | undefined; media: () => OwnMedia } {
  const [own, setOwn] = useState<OwnState>()
  const opened = useRef<OwnMedia>(undefined)
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = undefined
    },
    [],
  )
  const media = () => {
    opened.current ??= openOwnMedia(() => setOwn(opened.current?.state()))
    return opened.current
  }
  return { own, media }
}
