import { setTimeout as sleep } from 'node:timers/promises'
import { ORPCError } from '@orpc/client'

/** The kinds of things that are written; each thing is known by its request, or by what it is about. */
export type What = 'symptom' | 'community' | 'comment' | 'message' | 'report' | 'like' | 'resolution'

/** One thing that somebody wanted written, however often they asked. */
export type Wish = {
  what: What
  memberId: string
  /** The request's id; of a like and a resolution the post's. */
  key: string
  /** Whether a like was to be set or taken back; only likes have it. */
  isLiked?: boolean
  /** The id that the server said it had written; absent while it said nothing. */
  answeredId?: string
  asked: number
}

/** The wishes and their answers, with those answers that should never come. */
export type Ledger = {
  wishes: Wish[]
  /** "code of what", how often. */
  refusals: Map<string, number>
  /** Answers that no contract foresees, in full. */
  unforeseen: string[]
  /** Answers to repeats that differ from the first answer. */
  contradictions: string[]
}

export const openLedger = (): Ledger => ({ wishes: [], refusals: new Map(), unforeseen: [], contradictions: [] })

/** Refusals that a repeated request may meet because it was granted before. */
const DONE_BEFORE: readonly string[] = ['ALREADY_RESOLVED']
const PAUSE_MS = 150

type Perseverance = {
  ask: () => Promise<{ id: string }>
  /** Whether to ask once more after so many times. */
  goesOn: (asked: number) => boolean
}

/** Asks with the same request each time until it is answered, and notes the outcome. */
export async function persevere(ledger: Ledger, wish: Wish, { ask, goesOn }: Perseverance): Promise<void> {
  while (goesOn(wish.asked)) {
    wish.asked++
    try {
      const { id } = await ask()
      if (wish.answeredId !== undefined && wish.answeredId !== id)
        ledger.contradictions.push(`${wish.what} ${wish.key}: ${wish.answeredId}, then ${id}`)
      wish.answeredId = id
      return
    } catch (error) {
      if (error instanceof ORPCError && DONE_BEFORE.includes(error.code)) {
        if (wish.asked === 1) ledger.unforeseen.push(`${error.code} of ${wish.what} at the first time`)
        wish.answeredId = wish.key
        return
      }
      note(ledger, wish.what, error)
      if (isFinal(error)) return
      await sleep(PAUSE_MS * (1 + Math.random()))
    }
  }
}

function note(ledger: Ledger, what: What, error: unknown): void {
  const code = error instanceof ORPCError ? error.code : 'cut'
  const name = `${code} of ${what}`
  ledger.refusals.set(name, (ledger.refusals.get(name) ?? 0) + 1)
  if (error instanceof ORPCError && !error.defined && error.status !== 503)
    ledger.unforeseen.push(`${error.status} ${error.code} of ${what}`)
}

/** Whether asking again would change nothing. */
const isFinal = (error: unknown) =>
  error instanceof ORPCError &&
  error.defined &&
  !['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'QUOTA_REACHED'].includes(error.code)
