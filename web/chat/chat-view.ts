import { isId } from '#web/foundation/ids.ts'

/** The state that the address of the messages holds. */
export type ChatView = {
  /** The conversation that is open. */
  conversation?: string
  /** The member to write to. */
  with?: string
  /** Where the reader knows them from: `match:` and a post, or a word. */
  from?: string
}

const FROM = /^[a-z]{1,20}(?::[\da-f-]{36})?$/i

/** Reads the address, which anyone may have written: values that it should not hold are ignored. */
export const readChatView = ({
  conversation,
  with: other,
  from,
}: { [Part in keyof ChatView]?: unknown }): ChatView => ({
  ...(isId(conversation) && { conversation }),
  ...(isId(other) && { with: other }),
  ...(typeof from === 'string' && FROM.test(from) && { from }),
})
