import { CALL_GONE_SECONDS } from '#contract/chat/limits.ts'
import { attempt } from '#web/foundation/storage/attempt.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** The storage key of the call left behind: it belongs to this tab alone, and is gone at sign-out, like everything private. */
const LEFT = 'vecu.private.call'

/** Keeps the call that its member is in while the page goes: the next page of this tab may come back into it. */
export function keepLeft(id: string): void {
  attempt(() => sessionStorage.setItem(LEFT, JSON.stringify({ id, at: Date.now() })))
}

/** The call that the page before this one was in, as long as the server keeps its place. */
export function leftCall(): string | undefined {
  const { id, at } = Object(parseJson(attempt(() => sessionStorage.getItem(LEFT)))) as { id?: unknown; at?: unknown }
  const isRecent = typeof at === 'number' && Date.now() - at < CALL_GONE_SECONDS * 1000
  return typeof id === 'string' && isRecent ? id : undefined
}

export function forgetLeft(): void {
  attempt(() => sessionStorage.removeItem(LEFT))
}
