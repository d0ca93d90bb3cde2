import type { Quote } from '#contract/chat/schema.ts'
import { faultsOfError, isForeseen } from '#web/foundation/failure.ts'
import { isId } from '#web/foundation/ids.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** Why a message will not go out by itself. */
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

/** A message that was written and is not known to have arrived. Sent again under the same `requestId` it is the same message. */
export type Unsent = {
  requestId: string
  conversationId: string
  body: string
  quote: Quote | null
  /** The id of the form that holds its picture, in this browser until the message was sent. */
  formId: string | null
  /** The smallest was written first: milliseconds, and never twice the same. */
  order: number
  /** How often the server failed at it. */
  tries: number
  failure: Failure | null
}

/** A server that fails so often at one message is not asked again unless the person wants it. */
export const TRIES_MAX = 5

/** Returns the messages in the order in which they were written. */
export const inOrder = (items: readonly Unsent[]): Unsent[] =>
  items.toSorted((one, other) => one.order - other.order || (one.requestId < other.requestId ? -1 : 1))

/**
 * Returns the message to send now. In a conversation one goes after the other: nothing passes a message that waits or failed, while other
 * conversations go on.
 * @param isReady  whether its picture is there
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

/** The reaction to an attempt that was not answered with the message. */
export type Next =
  /** Nothing is wrong with the message: it is sent again later. `ms` where the server says when. */
  | { act: 'wait'; ms?: number }
  /** The session is over: the message waits for the next one. */
  | { act: 'stop' }
  /** The server failed: the message is sent again later, though not for ever. */
  | { act: 'again' }
  /** The quoted message is gone: the message is sent without the quote. */
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

/** Whether the server answered, though not with anything that the contract foresees. For every other error no answer came back. */
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

/** Reads a kept message; undefined where another version of the interface kept it and this one does not understand it: it is then left alone. */
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
