import { useState } from 'react'
import { privateStore } from '#web/foundation/private-store.ts'

/**
 * Keeps on this device, under the member's id, what they chose beside a text of `useTextDraft`, until it has been sent.
 * @param read  what was kept, or the choices before anything was: given what JSON made of them, it trusts none
 */
export function useChoiceDraft<Choices extends object>(
  memberId: string,
  name: string,
  read: (kept: Record<string, unknown>) => Choices,
) {
  const store = privateStore(memberId)
  const key = `${name}.choices`
  const [choices, setChoices] = useState(() => read(objectIn(store.read(key))))
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

function objectIn(kept: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(kept ?? '{}'))
  } catch {
    return {}
  }
}

/** The one of these that was kept; undefined for anything else. */
export const oneOf = <Value>(values: readonly Value[], kept: unknown): Value | undefined =>
  values.find((value) => value === kept)
