import { useState } from 'react'
import { privateStore } from '#web/foundation/private-store.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/**
 * Keeps on this device, under the member's id, the choices made beside a text of `useTextDraft`, until they have been sent.
 * @param read  builds the choices from the kept ones, which it must validate; called with `{}` where nothing is kept
 */
export function useChoiceDraft<Choices extends object>(
  memberId: string,
  name: string,
  read: (kept: Record<string, unknown>) => Choices,
) {
  const store = privateStore(memberId)
  const key = `${name}.choices`
  const [choices, setChoices] = useState(() => read(Object(parseJson(store.read(key)))))
  return {
    choices,
    choose: (change: Partial<Choices>) => {
      const next = { ...choices, ...change }
      setChoices(next)
      store.write(key, JSON.stringify(next))
    },
    forget: () => store.forget(key),
  }
}

/** Returns the kept value if it is one of these; undefined for anything else. */
export const oneOf = <Value>(values: readonly Value[], kept: unknown): Value | undefined =>
  values.find((value) => value === kept)
