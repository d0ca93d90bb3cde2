import { setTimeout as sleep } from 'node:timers/promises'
import { ORPCError } from '@orpc/client'

/** What is written: each is known by its request, or by what it is about. */
export type What = 'symptom' | 'community' | 'comment' | 'message' | 'report' | 'like' | 'resolution'

/** One thing that somebody wanted written, however often they asked. */
export type Wish = {
  what: What
  memberId: string
  /** The request's id; of a like and a resolution the post's. */
  key: string
  /** Of a like: what it was to become. */
  isLiked?: boolean
  /** What the server said it had written; absent while it said nothing. */
  answeredId?: string
  asked: number
}

/** What was asked, what was answered, and what ought never be answered. */
export type Ledger = {
  wishes: Wish[]
  /** "code of what", how often. */
  refusals: Map<string, number>
  /** Answers that no contract foresees, in full. */
  unforeseen: string[]
  /** What was answered for a repeat, where it was not what the first answer was. */
  contradictions: string[]
}

export const openLedger = (): Ledger => ({ wishes: [], refusals: new Map(), unforeseen: [], contradictions: [] })

/** What the same request may meet that has been done before. */
const DONE_BEFORE: readonly string[] = ['ALREADY_RESOLVED']
const PAUSE_MS = 150

type Perseverance = {
  ask: () => Promise<{ id: string }>
  /** Whether to ask once more after so many times. */
  goesOn: (asked: number) => boolean
}

/** Asks until it is answered, with the same request each time, and notes what became of it. */
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

/** Asking again changes nothing. */
const isFinal = (error: unknown) =>
  error instanceof ORPCError &&
  error.defined &&
  !['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'QUOTA_REACHED'].includes(error.code)
