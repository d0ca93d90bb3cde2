import type { Quote } from '#contract/chat/schema.ts'
import { faultsOfError, isForeseen } from '#web/foundation/failure.ts'
import { isId } from '#web/foundation/ids.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

export const FAILURES = [
  'ended',
  'gone',
  'readOnly',
  'link',
  'newLink',
  'tooLong',
  'picture',
  'reused',
  'unexpected',
] as const
export type Failure = (typeof FAILURES)[number]

/** Repeated under the same `requestId`, it is stored only once. */
export type Unsent = {
  requestId: string
  conversationId: string
  body: string
  quote: Quote | null
  /** The form whose picture this browser keeps until the message is sent; null without a picture. */
  formId: string | null
  /** The time of writing in milliseconds, made unique. */
  order: number
  tries: number
  failure: Failure | null
}

export const TRIES_MAX = 5

export const inOrder = (items: readonly Unsent[]): Unsent[] =>
  items.toSorted((one, other) => one.order - other.order || (one.requestId < other.requestId ? -1 : 1))

/**
 * Within a conversation the order is kept: a message that waits or failed holds back those after it, but not those of other conversations.
 * @param isReady whether the picture of the message is uploaded
 */
export function nextToSend(items: readonly Unsent[], isReady: (item: Unsent) => boolean): Unsent | undefined {
  const begun = new Set<string>()
  for (const item of inOrder(items)) {
    if (begun.has(item.conversationId)) continue
    begun.add(item.conversationId)
    if (item.failure === null && isReady(item)) return item
  }
  return undefined
}

export type Next =
  /** `ms` is the delay that the server asks for. */
  | { act: 'wait'; ms?: number }
  | { act: 'stop' }
  /** The server failed: the message is sent again, at most `TRIES_MAX` times. */
  | { act: 'again' }
  | { act: 'unquote' }
  | { act: 'fail'; failure: Failure }

export function afterError(error: unknown): Next {
  if (!isForeseen(error)) return isOfServer(error) ? { act: 'again' } : { act: 'wait' }
  switch (error.code) {
    case 'UNAUTHORIZED':
      return { act: 'stop' }
    case 'TOO_MANY_REQUESTS':
      return { act: 'wait', ms: error.data.retryAfterSeconds * 1_000 }
    case 'UNAVAILABLE':
      return { act: 'wait' }
    case 'NOT_FOUND':
      return { act: 'fail', failure: 'gone' }
    case 'NOT_ACCEPTED_YET':
      return { act: 'fail', failure: 'ended' }
    case 'READ_ONLY_ACCOUNT':
    case 'TERMS_CHANGED':
      return { act: 'fail', failure: 'readOnly' }
    case 'NO_LINKS_YET':
      return { act: 'fail', failure: 'newLink' }
    case 'REQUEST_REUSED':
      return { act: 'fail', failure: 'reused' }
    case 'INVALID_INPUT':
      return afterFaults(error)
    default:
      return { act: 'fail', failure: 'unexpected' }
  }
}

/** Whether the server answered with an unforeseen error. After any other error, no answer arrived. */
const isOfServer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && ![502, 503, 504].includes(Number(error.status))

function afterFaults(error: unknown): Next {
  const faults = faultsOfError(error)
  const of = (start: string) => faults.find(({ path }) => path.startsWith(start))
  if (of('quoteId')) return { act: 'unquote' }
  if (of('media')) return { act: 'fail', failure: 'picture' }
  const body = of('body')
  return {
    act: 'fail',
    failure: body?.code === 'tooLong' ? 'tooLong' : body?.code === 'invalid' ? 'link' : 'unexpected',
  }
}

/** Undefined when another version of the interface stored it; such a message is left in place. */
export function readUnsent(text: string | null): Unsent | undefined {
  const kept = parseJson(text)
  return isUnsent(kept) ? kept : undefined
}

function isUnsent(kept: unknown): kept is Unsent {
  if (typeof kept !== 'object' || kept === null) return false
  const { requestId, conversationId, body, order, tries, formId, quote, failure } = kept as Partial<Unsent>
  return (
    isId(requestId) &&
    isId(conversationId) &&
    typeof body === 'string' &&
    typeof order === 'number' &&
    typeof tries === 'number' &&
    (formId === null || isId(formId)) &&
    (quote === null || isId(quote?.id)) &&
    (failure === null || FAILURES.some((known) => known === failure))
  )
}
