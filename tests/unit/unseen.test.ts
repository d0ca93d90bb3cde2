import { expect, test } from 'vitest'
import { adviceIn } from '#contract/foundation/advice.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { leaksIn } from '#contract/foundation/leaks.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { saysDose, withoutDose } from '#contract/medication/dose.ts'
import { wordingIn } from '#lexicon/readers/closeness.ts'
import { namesUnwrittenDisease } from '#lexicon/readers/diseases.ts'
import { languageOf } from '#lexicon/text/language-of.ts'
import { wordsOf as readWords } from '#lexicon/text/words.ts'
import { isBarred, usernameKey } from '#server/accounts/sign-in/username.ts'
import { wordsOf } from '#server/foundation/text/words.ts'
import { sharedWordsReader } from '#server/matching/shared-word-views.ts'
import { wordsIn as listedWordsIn } from '#server/moderation/watched-words.ts'
import { typedSearch, wordsIn } from '#server/posts/search-parser.ts'
import { dangerPhrasesIn } from '#web/foundation/crisis/danger-phrases.ts'

const SIGNS = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', '\u180b', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e'],
  ...['\u2060', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{1d173}', '\u{e0061}', '\u{e0fff}'],
]
const STORY = 'J’ai des migraines, elle n’est pas calmée par le repos, aucune fièvre.'
const MEMBER = { isProfessional: false }

/** After each letter or digit, where whoever wants to be read by people and not by rules would put it. */
const hiding = (text: string, sign: string) => text.replace(/[\p{L}\p{M}\p{N}](?=[\p{L}\p{N}])/gu, `$&${sign}`)
const named = (sign: string) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase()}`

test.each(SIGNS.map((sign) => [named(sign), sign] as const))(
  'a word is the same with %s in it, for every reader',
  (_, sign) => {
    const same = <Read>(read: (text: string) => Read, text: string) =>
      expect(read(hiding(text, sign))).toEqual(read(text))
    same(wordsOf, STORY)
    same(foldText, STORY)
    same(wordsIn, STORY)
    same(typedSearch, 'migraine ophtalm')
    same(languageOf, 'my head hurts and it is worse at night')
    same(wordingIn, 'mal à la tête')
    same((text) => namesUnwrittenDisease('maladie de Parkinson', text), 'on parle de parkinson')
    same((text) => sharedWordsReader()({ title: text, description: '' }, { title: STORY, description: '' }), STORY)
    for (const text of ['lea@exemple.fr', '06 12 34 56 78', '+33612345678', '2 85 05 78 006 084 36'])
      same(leaksIn, text)
    same(adviceIn, 'arrêtez votre traitement')
    same(dangerPhrasesIn, 'je veux mourir ce soir')
    same(hasLink, 'venez sur exemple.com')
    same(withoutDose, 'Doliprane 1000 mg')
    same(saysDose, 'j’en prends 20 mg le soir')
    same((text) => listedWordsIn([{ key: foldText('gélule miracle') }], text), 'la gélule miracle')
    same(usernameKey, 'Capucine')
    for (const name of ['LeModérateur', 'Infirmière', 'Staff2']) expect(isBarred(hiding(name, sign), MEMBER)).toBe(true)
  },
)

test.each(SIGNS.map((sign) => [named(sign), sign] as const))(
  'a quote lies where it is written, with %s in it',
  (_, sign) => {
    const text = hiding(STORY, sign)
    const plain = readWords(STORY, 'fr')
    const read = readWords(text, 'fr')
    expect(read.map(({ at: _at, end: _end, ...word }) => word)).toEqual(
      plain.map(({ at: _at, end: _end, ...word }) => word),
    )
    for (const [place, { at, end }] of read.entries())
      expect(text.slice(at, end).replaceAll(sign, '')).toBe(STORY.slice(plain[place]!.at, plain[place]!.end))
  },
)

test('invisible characters, alone or beside a picture, are no words', () => {
  expect(readWords('mal ❤️ \u200d de tête', 'fr').map(({ form }) => form)).toEqual(['mal', 'de', 'tete'])
})
