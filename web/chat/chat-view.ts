import { isId } from '#web/foundation/ids.ts'

export type ChatView = {
  conversation?: string
  with?: string
  /** The origin of the contact: `match:` or `recovery:` with the id of a post, or a single word. */
  from?: string
}

const FROM = /^[a-z]{1,20}(?::[\da-f-]{36})?$/i

export const readChatView = ({
  conversation,
  with: other,
  from,
}: { [Part in keyof ChatView]?: unknown }): ChatView => ({
  ...(isId(conversation) && { conversation }),
  ...(isId(other) && { with: other }),
  ...(typeof from === 'string' && FROM.test(from) && { from }),
})
