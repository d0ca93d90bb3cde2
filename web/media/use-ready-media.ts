import { useEffect, useRef, useState } from 'react'
import type { Uploads } from './use-uploads.ts'

/**
 * Publishing with files that may still be on their way: waits for them, then does what was asked, unless the person has left the form.
 * `then` is given the ids to publish; undefined when a file stayed behind and its author is to decide.
 */
export function useReadyMedia({ whenReady }: Uploads) {
  const [isWaiting, setWaiting] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const collect = async (then: (mediaIds: string[] | undefined) => void) => {
    setWaiting(true)
    const mediaIds = await whenReady()
    if (!isHere.current) return
    setWaiting(false)
    then(mediaIds)
  }

  return { isWaiting, collect }
}
