/** Returns the key under which the emergency numbers of a conversation are opened and closed. */
export const conversationHelp = (conversationId: string): string => `conversation.${conversationId}`
