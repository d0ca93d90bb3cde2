import { CALL_GONE_SECONDS } from '#contract/chat/limits.ts'
import { attempt } from '#web/foundation/storage/attempt.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** It belongs to this tab alone, and signing out deletes it. */
const LEFT = 'vecu.private.call'

/** Stores the call that the unloading page is in, so that the next page of this tab can rejoin it. */
export function keepLeft(id: string): void {
  attempt(() => sessionStorage.setItem(LEFT, JSON.stringify({ id, at: Date.now() })))
}

export function leftCall(): string | undefined {
  const { id, at } = Object(parseJson(attempt(() => sessionStorage.getItem(LEFT)))) as { id?: unknown; at?: unknown }
  const isRecent = typeof at === 'number' && Date.now() - at < CALL_GONE_SECONDS * 1000
  return typeof id === 'string' && isRecent ? id : undefined
}

export function forgetLeft(): void {
  attempt(() => sessionStorage.removeItem(LEFT))
}
