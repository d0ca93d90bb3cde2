import type { Language } from '#contract/foundation/languages.ts'

export type Texts = { readonly [key: string]: string | Texts }

export function flattened(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${prefix}${name}`, value] as const] : [...flattened(value, `${prefix}${name}.`)],
    ),
  )
}

const pluralEnding = /_(one|many|other)$/

/** Plural forms are asked for under their common name too. */
export function askable(keys: Iterable<string>): Set<string> {
  return new Set([...keys].flatMap((key) => (pluralEnding.test(key) ? [key, key.replace(pluralEnding, '')] : [key])))
}

/** Returns the plural forms that are missing: French counts in one, many (from a million) and other, and a missing form prints the key. */
export function missingPlurals(french: Map<string, string>): string[] {
  const plurals = new Set(
    [...french.keys()].filter((key) => pluralEnding.test(key)).map((key) => key.replace(pluralEnding, '')),
  )
  return [...plurals].flatMap((key) =>
    ['_one', '_many', '_other']
      .filter((ending) => !french.has(key + ending))
      .map((ending) => `${key}: its plural form ${key}${ending} is missing`),
  )
}

const parameters = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort().join(', ')

export function otherParameters(french: Map<string, string>, other: Map<string, string>): string[] {
  return [...french].flatMap(([key, text]) => {
    const translation = other.get(key)
    if (translation === undefined || parameters(text) === parameters(translation) || pluralEnding.test(key)) return []
    return [`${key}: French names {{${parameters(text)}}}, its translation {{${parameters(translation)}}}`]
  })
}

export function withoutParameters(text: string, instead = ''): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, instead)
}

const narrow = '\u202f'
const noBreak = '\u00a0'

type Rule = { breach: RegExp; why: string }

const spellingRules: Record<Language, Rule[]> = {
  fr: [{ breach: /\btchat/i, why: 'one word for it: chat' }],
  en: [{ breach: /\be[-‑]mail/i, why: 'one word for it, which no line cuts: email' }],
}

const frenchRules: Rule[] = [
  { breach: /['´`]/, why: 'a straight apostrophe: write ’' },
  { breach: /"/, why: 'straight quotes: write « »' },
  { breach: new RegExp(`(?<![${narrow}!?;])[!?;]`), why: 'U+202F goes before ; ! ?' },
  { breach: new RegExp(`(?<!${noBreak}|\\d):(?!//)|(?<=\\d):(?!\\d)`), why: 'U+00A0 goes before :' },
  { breach: new RegExp(`«(?!${noBreak})|(?<!${noBreak})»`), why: 'U+00A0 goes inside « »' },
  { breach: new RegExp(`(?<!${noBreak})%`), why: 'U+00A0 goes before %' },
  { breach: /\d \d{3}\b/, why: 'U+202F goes between thousands' },
  { breach: /\bDr /, why: 'U+00A0 goes after Dr' },
  ...spellingRules.fr,
]

const breachesOf = (text: string, rules: readonly Rule[]): string[] => {
  const words = withoutParameters(text, 'X').replaceAll(/<\/?\w+\s*\/?>/g, '')
  return rules.filter(({ breach }) => breach.test(words)).map(({ why }) => why)
}

export const badTypography = (text: string): string[] => breachesOf(text, frenchRules)
export const badSpelling = (text: string, language: Language): string[] => breachesOf(text, spellingRules[language])
