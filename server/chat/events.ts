import type { DomainEvent } from '#server/foundation/transaction.ts'

export const REQUEST_ENDED = 'chat.request-ended'

/** A request was answered, withdrawn or ended by a block: nothing is left to open. */
export type RequestEnded = { requestId: string }

export const requestEnded = (data: RequestEnded): DomainEvent<typeof REQUEST_ENDED, RequestEnded> => ({
  name: REQUEST_ENDED,
  data,
})
