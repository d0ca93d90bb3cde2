import { normalized } from './normalized.ts'

/** Whether a text leads somewhere: an address, or what most readers turn into one. */
export function hasLink(text: string): boolean {
  const read = asBrowsersRead(text)
  return SCHEME.test(read) || NAME.test(read)
}

/** Browsers read other forms of letters and dots in an address as the usual ones (UTS 46), and leave out what shows nothing. */
const asBrowsersRead = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.')

/** A scheme, "www.", or a name before any ending with a path. */
const SCHEME = /:\/\/|\b(?:https?|ftp|mailto|tel|javascript|data):|\bwww\.|[\p{L}\d]\.[a-z]{2,24}\//iu

const ENDINGS =
  'com|org|net|info|biz|eu|fr|be|ch|ca|lu|de|es|it|nl|pt|uk|us|ru|cn|co|io|me|tv|gg|ly|to|gl|app|dev|xyz|site|online|shop|link|club|live|bzh|paris'

/** A name before one of the endings that people write, in small or in capital letters: "ce matin.De plus" lacks a space, and leads nowhere. */
const NAME = new RegExp(`[\\p{L}\\d]\\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\\p{L}\\d-])`, 'u')
