/** Whether a text leads somewhere: an address, or what most readers turn into one. */
export const hasLink = (text: string): boolean => LINK.test(text)

/** A scheme, "www.", a name before one of the endings that people write, or before any ending with a path. */
const LINK =
  /\b(?:https?|ftp|mailto|tel|javascript|data):|\bwww\.|[\p{L}\d]\.(?:com|org|net|info|biz|eu|fr|be|ch|ca|lu|de|es|it|nl|pt|uk|us|ru|cn|co|io|me|tv|gg|ly|to|gl|app|dev|xyz|site|online|shop|link|club|live|bzh|paris)(?![\p{L}\d-])|[\p{L}\d]\.[a-z]{2,24}\//iu
