import { isId } from '#web/foundation/ids.ts'

/** The search parameters of the messages page. */
export type ChatView = {
  /** The id of the open conversation. */
  conversation?: string
  /** The id of the member to write to. */
  with?: string
  /** The origin of the contact: `match:` or `recovery:` with the id of a post, or a single word. */
  from?: string
}

const FROM = /^[a-z]{1,20}(?::[\da-f-]{36})?$/i

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export const readChatView = ({
  conversation,
  with: other,
  from,
}: { [Part in keyof ChatView]?: unknown }): ChatView => ({
  ...(isId(conversation) && { conversation }),
  ...(isId(other) && { with: other }),
  ...(typeof from === 'string' && FROM.test(from) && { from }),
})
