import { useEffect, useRef, useState } from 'react'
import { api } from '#web/foundation/rpc.ts'
import { openWatcher, type Watched, type Watcher } from './watcher.ts'

const NOTHING: Watched = { state: 'off', stream: undefined, hasPicture: false }

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
    // This runs for a new room too: its watcher has to follow the current take.
    if (id) watcher.current?.follow(take)
  }, [id, take])
  return watched
}
