import { expect, test } from 'vitest'
import { foldText } from '#contract/foundation/fold.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import { isDistinctive } from '#server/matching/distinctive-words.ts'
import { sharedWordsReader } from '#server/matching/shared-word-views.ts'

const sharedWords = sharedWordsReader()

test('words that hold a sentence together say nothing, whatever their case or accents', () => {
  const words = ['zigzags', 'depuis', 'Douleur', 'déjà', 'ÉTAIS', 'aura', 'since', 'suis', 'puis', 'tout', 'mais']
  expect(words.filter(isDistinctive)).toEqual(['zigzags', 'Douleur', 'aura'])
})

// The stop words of the Snowball project (french.stop, english.stop of PostgreSQL), as far as words that short are compared at all, and others of daily speech.
const FILLERS = {
  fr: `avec dans elle leur mais même notre nous pour votre vous étée étées étés étant étante étants étantes suis sommes êtes sont serai seras sera serons
    serez seront serais serait serions seriez seraient étais était étions étiez étaient fûmes fûtes furent sois soit soyons soyez soient fusse fusses
    fussions fussiez fussent ayant ayante ayantes ayants eues avons avez aurai aurons aurez auront aurais aurait aurions auriez auraient
    avais avait avions aviez avaient eûmes eûtes eurent aies ayons ayez aient eusse eusses eussions eussiez eussent
    puis tout vraiment tellement malgré vais allait finalement heureusement pareil quasi aussitôt lendemain cependant voilà davantage`,
  en: `myself ours ourselves your yours yourself yourselves himself hers herself itself they them their theirs themselves what which whom this that these
    those were been being have having does doing because until while with about against between into through during before after above below from down
    over under again further then once here there when where both each more most other some such only same than very will just should
    really never going anyway however actually whatever quite almost`,
}

test.each(Object.entries(FILLERS))('no filler word ever stands as common (%s)', (_, words) => {
  expect(words.split(/\s+/).filter(isDistinctive)).toEqual([])
})

test.each(LANGUAGES)('neither does a word that means nothing alone to the reader of stories (%s)', (language) => {
  const compared = [...grammar.stop[language]].filter((word) => foldText(word).length > 3)
  expect(compared.filter(isDistinctive)).toEqual([])
})

test('words that may name a sign, its place, its side or its onset stay', () => {
  const telling =
    'douleur dos côté gauche droite tête nuque jambes seul soudain lever repas nuit matin effort chaleur tremble back head left right sudden'
  expect(telling.split(' ').filter((word) => !isDistinctive(word))).toEqual([])
})

test('the server shows none of them among the words that two stories share', () => {
  const own = {
    title: 'Des zigzags',
    description: 'Depuis mars je vois des zigzags, puis tout tourne, mais je suis debout.',
  }
  const other = {
    title: 'Zigzags',
    description: 'Tout va, puis des zigzags depuis un an, mais je suis couchée et ça tourne.',
  }
  expect(sharedWords(own, other).toSorted()).toEqual(['tourne', 'zigzags'])
  expect(
    sharedWords(
      { title: 'Je suis', description: 'puis tout, mais' },
      { title: 'Tout', description: 'mais je suis, puis' },
    ),
  ).toEqual([])
})
