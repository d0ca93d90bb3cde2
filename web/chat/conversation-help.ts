/** The place of whom to call in a conversation. */
export const conversationHelp = (conversationId: string): string => `conversation.${conversationId}`
