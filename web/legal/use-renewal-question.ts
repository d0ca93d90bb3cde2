import { useEffect, useState } from 'react'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import type { RequiredConsent } from '#contract/accounts/schema.ts'
import { privateStore } from '#web/foundation/private-store.ts'

const NAME = 'terms-later'

type RenewalQuestion = {
  /** `undecided`: the member has neither opened the question nor put it off. */
  state: 'undecided' | 'open' | 'putOff'
  open: () => void
  putOff: () => void
}

/** Putting the question off in one tab does so in all of them, until a text changes again. */
export function useRenewalQuestion(memberId: string, kinds: readonly RequiredConsent[]): RenewalQuestion {
  const asked = kinds.map((kind) => `${kind} ${CONSENT_VERSIONS[kind]}`).join()
  const [state, setState] = useState<RenewalQuestion['state']>(() =>
    privateStore(memberId).read(NAME) === asked ? 'putOff' : 'undecided',
  )
  useEffect(() => {
    const store = privateStore(memberId)
    return store.watch(NAME, () => {
      if (store.read(NAME) === asked) setState('putOff')
    })
  }, [memberId, asked])
  return {
    state,
    open: () => setState('open'),
    putOff: () => {
      privateStore(memberId).write(NAME, asked)
      setState('putOff')
    },
  }
}
