import { rectifyConfusion } from 'unicode-confusables'

/** Compatibility forms, case, accents and characters that show nothing do not count. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

/** What looks alike is one: Unicode's skeleton (UTS 39), and "i" with the "l" that a capital of it looks like. Of what it makes, again, until nothing changes. */
function skeleton(text: string): string {
  const read = folded(rectifyConfusion(folded(text))).replaceAll('i', 'l')
  return read === text ? read : skeleton(read)
}

/**
 * What makes two usernames the same one: case, accents, spaces, characters that show nothing and characters that look like others do not count, so that
 * "Léa ", "LEA", "ｌｅａ" and "1ea" cannot pass for each other.
 */
export const usernameKey = (username: string): string => skeleton(username).replace(/\s+/g, '')

/** Of Japanese, Korean and Chinese more than one go together (UTS 39, highly restrictive). */
const SCRIPTS_TOGETHER = [
  ...[
    ['Latin'],
    ['Greek'],
    ['Cyrillic'],
    ['Arabic'],
    ['Hebrew'],
    ['Armenian'],
    ['Georgian'],
    ['Ethiopic'],
    ['Tifinagh'],
  ],
  ...[
    ['Devanagari'],
    ['Bengali'],
    ['Tamil'],
    ['Telugu'],
    ['Sinhala'],
    ['Thai'],
    ['Lao'],
    ['Khmer'],
    ['Myanmar'],
    ['Nko'],
  ],
  ...[
    ['Han', 'Hiragana', 'Katakana'],
    ['Han', 'Hangul'],
    ['Han', 'Bopomofo'],
  ],
].map((scripts) => {
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')
  return new RegExp(`^[${letters}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u')
})

/** Whether its letters are of one script: "Аdmin" with a Cyrillic letter is not. */
const isOfOneScript = (username: string): boolean =>
  SCRIPTS_TOGETHER.some((together) => together.test(username.normalize('NFKC')))

/** Who would be taken for the house: whole words, and with * the beginnings of words. */
const AUTHORITY =
  'admin* administrat* moderat* modo modos mod mods staff equipe team vecu* support helpdesk webmaster postmaster officiel officielle official root system systeme securite security direction fondateur fondatrice founder'
/** Who would be taken for a professional of health. */
const PROFESSIONS =
  'docteur docteure doctor dr pr professeur professeure medecin physician chirurgien chirurgienne surgeon infirmier infirmiere nurse pharmacien pharmacienne pharmacist psychologue psychologist psychiatre psychiatrist sagefemme midwife kinesitherapeute physiotherapist'

/** Digits and signs that are read as letters, where they stand in words. */
const LEET: Record<string, string> = { '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

const words = (list: string) =>
  list.split(' ').map((word) => ({ word: skeleton(word.replace('*', '')), isBeginning: word.endsWith('*') }))
const AUTHORITY_WORDS = words(AUTHORITY)
const PROFESSION_WORDS = words(PROFESSIONS)

/** Whether nobody may take this name, as if somebody had it. */
export const isBarred = (username: string, who: { isProfessional: boolean }): boolean =>
  !isOfOneScript(username) || saysAuthority(username, who)

/** Whether a name says to be the house, or a professional of health where its member is not a verified one. */
function saysAuthority(username: string, { isProfessional }: { isProfessional: boolean }): boolean {
  const read = skeleton(Array.from(folded(username), (sign) => LEET[sign] ?? sign).join(''))
  const parts = read.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const refused = isProfessional ? AUTHORITY_WORDS : [...AUTHORITY_WORDS, ...PROFESSION_WORDS]
  // "A d m i n" and "é-quipe" are read as one word too.
  return [...parts, parts.join('')].some((part) =>
    refused.some(({ word, isBeginning }) => (isBeginning ? part.startsWith(word) : part === word)),
  )
}
