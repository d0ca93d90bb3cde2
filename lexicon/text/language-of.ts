import type { Language } from '#contract/foundation/languages.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { foldWord, plainWord, WORD } from './fold.ts'

/** A word with a digit in it is of no language: "12a" holds no English article. */
const DIGIT = /\p{N}/u
const MARKERS: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    `le la les des une un je j mon ma mes et est dans pour qui que pas du au aux depuis avec sur en de ne il elle jai jsui jsuis chui ki ke kan pr ds
    c cest mais plus tout quand ou par ce se sa son ses mal ni pa kand sans`.split(/\s+/),
  ),
  en: new Set(
    `the and my of is in with that it when at i for to have was no from has been every since before while during because very feel feels got get who what how but this are am not after by can they she he her
    his neither nor never without does do don doesn isn`.split(/\s+/),
  ),
}

/** Accented words count as French; undefined where neither language has more. */
export function languageOf(text: string): Language | undefined {
  let french = 0
  let english = 0
  for (const [word] of withoutUnseen(text).matchAll(WORD)) {
    if (DIGIT.test(word)) continue
    const folded = foldWord(word)
    const isAccented = folded !== plainWord(word)
    if (isAccented || MARKERS.fr.has(folded)) french++
    else if (MARKERS.en.has(folded)) english++
  }
  if (english === french) return undefined
  return english > french ? 'en' : 'fr'
}
