import { useEffect, useRef, useState } from 'react'
import { api } from '#web/foundation/rpc.ts'
import { openWatcher, type Watched, type Watcher } from './watcher.ts'

const NOTHING: Watched = { state: 'off', stream: undefined, hasPicture: false }

/** What the expert of a room sends, as long as the component that calls it is shown. */
export function useWatched(id: string, take: number | undefined): Watched {
  const [watched, setWatched] = useState(NOTHING)
  const watcher = useRef<Watcher>(undefined)
  useEffect(() => {
    const opened = openWatcher({ rooms: api.rooms, id, onChange: setWatched })
    watcher.current = opened
    return () => {
      opened.close()
      watcher.current = undefined
      setWatched(NOTHING)
    }
  }, [id])
  useEffect(() => {
    // Of another room it is another watcher, which is told as well.
    if (id) watcher.current?.follow(take)
  }, [id, take])
  return watched
}
