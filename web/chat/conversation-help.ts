export const conversationHelp = (conversationId: string): string => `conversation.${conversationId}`
