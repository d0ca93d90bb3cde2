/**
 * Returns a copy of a word that shares no memory with the text it was cut from. V8 keeps the whole text for as long as any piece of 13 characters or more is
 * kept, so that a table of words would hold the stories they stood in. Values that are kept for the life of a process must be such copies.
 */
export const detachedCopy = (word: string): string => Array.from(word).join('')
