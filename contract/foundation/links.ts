import { normalized } from './normalized.ts'

export function hasLink(text: string): boolean {
  const read = withSaidDots(asBrowsersRead(text))
  return SCHEME.test(read) || NAME.test(read) || KNOWN_HOST.test(read) || [...read.matchAll(MAYBE)].some(isName)
}

/** Rewrites a text as browsers read addresses: they take other forms of letters and dots as the usual ones (UTS 46), and skip invisible characters. */
const asBrowsersRead = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.')

/**
 * Turns dots that are written in words or in brackets, so that no filter finds them, into real dots: "exemple[.]com", "exemple (point) com", "exemple point
 * com". The bare word "point" is a dot only between a name and an ending that is no ordinary word.
 */
const withSaidDots = (text: string): string =>
  text
    .replace(BRACKETED_DOT, '$1.')
    .replace(SAID_DOT, (all, name: string) => (SAID_AFTER.test(name) ? all : `${name}.`))

const SCHEME = /:\/\/|\b(?:https?|ftp|mailto|tel|javascript|data):|\bwww\.|[\p{L}\d]\.[a-z]{2,24}\//iu

/** Endings that are no words: after a dot without a space they end a host name. */
const ENDINGS =
  'com|org|net|info|biz|fr|ch|nl|uk|ru|cn|co|io|gg|ly|gl|dev|xyz|bzh|icu|cyou|click|blog|mobi|vip|website|рф|рус|укр|xn--[a-z0-9-]+'
const NAME = new RegExp(`[\\p{L}\\d]\\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\\p{L}\\d-])`, 'u')

const BRACKETED_DOT = /([\p{L}\d])\s?[[({<]\s?(?:\.|point|dot|pt)\s?[\])}>]\s?(?=[\p{L}]{2})/giu
/** Endings that are read as such after the word "point". "info" and "biz" are left out: "le point info" is an ordinary phrase. */
const SAID_ENDINGS = ENDINGS.replace('|net|info|biz|', '|net|')
const SAID_DOT = new RegExp(
  `((?:^|[^\\p{L}\\d-])[\\p{L}\\d-]{1,63})\\s(?:point|dot|pt)\\s(?=(?:${SAID_ENDINGS})(?![\\p{L}\\d-])|me\\sslash\\s)`,
  'giu',
)
/** Words that no site is named by: after one of them, "point" or "dot" is an ordinary word. */
const SAID_AFTER =
  /(?:^|[^\p{L}\d-])(?:une?|les?|ce|cet|du|de|des|à|au|aux|mon|ton|son|mes|ses|nos|notre|votre|leur|chaque|tel|certain|dernier|premier|deuxième|second|autre|seul|même|quel|tout|est|mis|mise|fait|faire|faisons|fais|et|ou|à ce|the|a|an|this|that|each|every|my|your|polka|one)$/iu

/** Endings that are words as well: "j’ai mal au dos.de plus je dors mal" lacks a space, and is no link. */
const WORD_ENDINGS =
  'de|ca|es|me|be|it|to|us|eu|lu|pt|tv|ai|cc|live|club|site|app|link|shop|store|online|paris|top|pro|space|tech|win|fun|life|world|today|news|care|health|clinic|doctor'
const MAYBE = new RegExp(
  `(?:^|[^\\p{L}\\d-])([\\p{L}\\d-]{1,63})\\.(?:${WORD_ENDINGS}|${WORD_ENDINGS.toUpperCase()})(?![\\p{L}\\d-])`,
  'gu',
)
const KNOWN_HOST = /(?:^|[^\p{L}\d-])(?:(?:t|m|wa|fb|paypal|telegram)\.me|youtu\.be|twitch\.tv)(?![\p{L}\d-])/iu

const LEAD =
  /(?:^|[^\p{L}])(?:sur|via|sites?|liens?|adresse|allez voir|cliquez|visitez|visit|website|links?)\s?:?\s?$/iu
const LABEL_LEAST = 3

function isName(match: RegExpExecArray): boolean {
  const { 0: all, 1: label = '', index, input } = match
  const before = input.slice(0, index + all.indexOf(label))
  const after = input.slice(index + all.length)
  return LEAD.test(before.slice(-LEAD_CHARS)) || (label.length >= LABEL_LEAST && /^\s*(?:$|[\n,;:!?)])/u.test(after))
}

const LEAD_CHARS = 20
