import { useState } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { type Is, isListOf } from '#web/foundation/editing/shapes.ts'
import { privateTabStore } from '#web/foundation/private-store.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** Kept for as long as the tab, so that what was answered or passed over is not asked again at the next visit. */
export function useKeptInTab<Each>(name: string, is: Is<Each>): [readonly Each[], (each: Each) => void] {
  const { me } = useMe()
  const store = privateTabStore(me?.id ?? null)
  const [kept, setKept] = useState<readonly Each[]>(() => {
    const stored = parseJson(store.read(name))
    return isListOf(is)(stored) ? stored : []
  })
  const add = (each: Each) =>
    setKept((now) => {
      const after = [...now, each]
      store.write(name, JSON.stringify(after))
      return after
    })
  return [kept, add]
}
