import { isId } from '#web/foundation/ids.ts'

/** What stands in the address of the messages. */
export type ChatView = {
  /** The conversation that is open. */
  conversation?: string
  /** The member whom one wants to write to. */
  with?: string
  /** Where one knows them from: `match:` and a post, or a word. */
  from?: string
}

const FROM = /^[a-z]{1,20}(?::[\da-f-]{36})?$/i

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export const readChatView = ({
  conversation,
  with: other,
  from,
}: { [Part in keyof ChatView]?: unknown }): ChatView => ({
  ...(isId(conversation) && { conversation }),
  ...(isId(other) && { with: other }),
  ...(typeof from === 'string' && FROM.test(from) && { from }),
})
