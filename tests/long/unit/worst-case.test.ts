import { describe, expect, test } from 'vitest'
import { readEmail } from '#contract/accounts/email.ts'
import { PASTED_EMAIL_MAX } from '#contract/accounts/limits.ts'
import { PROPOSED_MAX } from '#contract/closest/limits.ts'
import { adviceIn } from '#contract/foundation/advice.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { leaksIn } from '#contract/foundation/leaks.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { readPostalCode } from '#contract/foundation/postal-code.ts'
import { withSpokenNumbers } from '#contract/foundation/spoken-numbers.ts'
import { cleanLine, cleanText } from '#contract/foundation/text.ts'
import { nameAndDose, saysDose, withoutDose } from '#contract/medication/dose.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { keptTags } from '#contract/posts/rules.ts'
import { suggestTags } from '#contract/posts/tag-suggestions.ts'
import { knownName, nameKey, suggestedNames } from '#contract/treatments/rules.ts'
import { namesUnwrittenDisease } from '#lexicon/readers/diseases.ts'
import { differencesOf, sharedReadings, sureFirst } from '#lexicon/readers/explain.ts'
import { helpReader } from '#lexicon/readers/help.ts'
import { readQuery } from '#lexicon/readers/read-query.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { languageOf } from '#lexicon/text/language-of.ts'
import { passwordWeaknesses } from '#server/accounts/security/password-strength.ts'
import { isBarred, usernameKey } from '#server/accounts/sign-in/username.ts'
import { relayedOnly } from '#server/chat/relayed-signal.ts'
import { theLexicon, theProposer } from '#server/closest/lexicon-files.ts'
import { comparedStory } from '#server/closest/reading-queries.ts'
import { readCaptions } from '#server/conferences/recording/captions.ts'
import { loggableMessage } from '#server/foundation/observe/log-error.ts'
import { csvOf } from '#server/foundation/text/csv.ts'
import { excerptOf } from '#server/foundation/text/cut.ts'
import { skeleton } from '#server/foundation/text/look-alikes.ts'
import { foldTags, idsOf, wordsOf } from '#server/foundation/text/words.ts'
import { element, xmlDocument } from '#server/foundation/text/xml.ts'
import { sharedWordsReader } from '#server/matching/shared-word-views.ts'
import { wordsIn as barredWordsIn } from '#server/moderation/watched-words.ts'
import { demandNoDuplicate } from '#server/posts/duplicate-policy.ts'
import { editsBetween } from '#server/posts/edit-distance.ts'
import { typedSearch, wordsIn } from '#server/posts/search-parser.ts'
import { textParts } from '#web/chat/messages/text-links.ts'
import { dangerPhrasesIn } from '#web/foundation/crisis/danger-phrases.ts'

/** Milliseconds in which a machine's own affairs weigh as much as what is measured; what takes time by the square takes seconds. */
const A_MOMENT = 150

/** Signs that stand for eighteen and for seven letters in plain ones. */
const EXPANDING = ['ﷺ', 'ﷺ ', '㌖']

/** A piece is repeated until it fills its share of the text, unless it stands there `once`. */
type Run = string | { once: string }

/** Functions that read typed texts, with pieces that are repeated, in which a careless pattern would look for its end again from every place. */
const PARSERS: [string, (text: string) => unknown, inputs: (Run | Run[])[], chars?: number][] = [
  [
    'cleanText',
    cleanText,
    [
      ...['<', '<a', '<b ', '<!--', '<script>', '<script', '</script ', ' ', '\u0301', '</', '<a <'],
      ['<style>', '</script>'],
      ['<', 'b>'],
      ['<!', '---->'],
    ],
  ],
  ['cleanLine', cleanLine, [' \n', '\t', ' x']],
  ['foldText', foldText, ['e\u0301', '- ', '\u0301', 'œ']],
  [
    'dangerPhrasesIn',
    dangerPhrasesIn,
    [
      ...['a', 'a. ', '. ', 'é', '\u0301', '🙂', '( ', '# 12 ', 'm’', 'suicide', 'mourir ', 'mourir. '],
      ...['je veux ', 'je pense à ', 'je veux en finir avec ', 'i want to ', 'i do not want to die '],
      ...['pas plus ', 'pas plus jamais ', 'j ai pris toute la '],
    ],
    20_000, // each word is looked at for long
  ],
  [
    'hasLink',
    hasLink,
    [
      'a.',
      'www',
      'a.b.',
      'http',
      'é.com',
      ':/',
      'a.zz',
      '0 ',
      '1-',
      'a point ',
      'a[.]',
      'point com ',
      ['x', { once: '@' }],
    ],
  ],
  [
    'leaksIn',
    leaksIn,
    [
      '0 ',
      '1 ',
      'a.',
      'a@',
      'a@a',
      '1-',
      '0 6',
      '. ',
      'a@a.',
      '2A ',
      '1.',
      '- ',
      'zéro six ',
      'plus ',
      'double ',
      'quatre vingt ',
      ['x', { once: '@' }],
    ],
  ],
  ['drugKey', drugKey, ['1 000 ', '1 ', ' 1', '1/', [{ once: 'a ' }, '1/'], '1 mg/', ' ,', '1,1', ' ', '\u00a0']],
  [
    'relayedOnly',
    (text) => relayedOnly({ kind: 'description', type: 'offer', sdp: `v=0\r\n${text}` }),
    ['a=', 'a=candidate:1', 'a=candidate:1 1 udp 1 1.1.1.1 1 typ relay ufrag a', ' ufrag', '\r\no=- 1', '\nm=a 1', '1'],
  ],
  ['isBarred', (text) => isBarred(text, { isProfessional: true }), ['ﷺ', 'a ', 'é', '\u0301']],
  ['usernameKey', usernameKey, ['ﷺ', 'a ', 'é', '\u0301', '1l']],
  ['wordsIn of moderation', (text) => barredWordsIn(WORDS, text), ['a ', '\u0301', 'mot1 ', 'ﷺ']],
  ['wordsOf', wordsOf, ['aZ9', 'é', 'œ ']],
  [
    'readStory',
    (text) => readStory(theLexicon(), { title: '', description: text }),
    [
      'mal ',
      'pas de ',
      'ps d,',
      'denies in,',
      'douleur jambe ',
      'a,',
      'aaaaaaaa',
      'ma mère ',
      'pieds brûlent la nuit froid soulage ',
      'n’t ',
      '. ',
      ...[
        'la moto ',
        'la moto tousse, ',
        'une une ',
        'ce ce ce ',
        'le voisin polit une enclume. ',
        'mon fils tousse, moi aussi, elle et je ',
        'mon fils tousse. elle ',
        'gaz\u0301\u0301\u0301\u0301 ',
      ],
    ],
  ],
  [
    'theProposer',
    (text) => {
      const reading = readStory(theLexicon(), { title: '', description: text })
      return theProposer()({ reading, passed: new Set(), near: [], language: 'fr', limit: PROPOSED_MAX })
    },
    ['mes pieds brûlent la nuit ', 'mal ', 'la moto ', 'le voisin polit une enclume. ', 'zyxw '],
    10_000, // a story has 5,000 characters at most
  ],
  ['wordsIn', wordsIn, ["l'", 'a-', 'aé', '’']],
  [
    'textParts',
    textParts,
    ['http://a.', 'https://', 'www.', 'a.b/', '(', 'https://a.fr)', '!?', 'https://a.fr/.,', ['www.', '(']],
  ],
  [
    'loggableMessage',
    loggableMessage,
    ['a', 'a@', "'", '$', '$a$', ' near "', 'Unexpected token ', ': "', '?code=', '\nparams'],
  ],
  [
    'readCaptions',
    (text) => readCaptions(Buffer.from(`WEBVTT\n\n${text}`)),
    [
      '00:',
      '0',
      '-->',
      ' \t',
      '00:01.000 ',
      '<b',
      '\n',
      ['<', { once: '\n' }, '-->'],
      [{ once: '00:01.000 --> 00:02.000\n' }, '<a'],
    ],
  ],
]

/** Milliseconds for which no function may hold the one thread that reads texts. */
const THREAD_MAX = 50
const WORDS = Array.from({ length: 200 }, (_, n) => ({ key: `mot${n} de trop` }))
const nobody = { email: 'lea.du.matin@exemple.fr', username: 'Léa du matin' }

/** Signs that unfold to many letters, to several words, to marks, or to one that looks like another. */
const UNFOLDING = [
  'ﷺ',
  'ﷺ ',
  '㍿',
  '⑴',
  '⒈',
  '℡',
  'ﬃ',
  '½',
  'ᾂ',
  '\u0344',
  '\u{1F1E6}',
  '\u{1F150}',
  'a ',
  'a1',
  'aA',
  '1',
]

/** A text of so many characters, of words that are all different: each has to be kept, and compared with each other text. */
const manyWords = (chars: number, from = 0) => {
  let text = ''
  for (let n = from; text.length < chars; n++) text += `mot${n.toString(36)} `
  return text.slice(0, chars)
}
const storyOf = (chars: number, from = 0) => ({ title: '', description: manyWords(chars, from) })

/** A reading of so many features, each said at a place of its own. */
const readingOf = (features: number) =>
  comparedStory({
    features: Array.from({ length: features }, (_, n) => `finding-${n}`),
    weights: Array.from({ length: features }, (_, n) => n),
    wordings: Array.from({ length: features }, () => 0),
    spans: Array.from({ length: 2 * features }, (_, n) => 5 * n),
    confidences: Array.from({ length: features }, () => 100),
    isNamed: Array.from({ length: features }, () => true),
    titleEnd: 0,
  })

/** The most features that a story of 5,000 characters tells; nearly all tell less than fifty. */
const FEATURES_MAX = 300

const OWN_STORIES = Array.from({ length: 200 }, (_, n) => ({
  id: `own-${n}`,
  ...storyOf(5_000, 1_000_000 + 1_000 * n),
}))

/** Functions that read a text whose length the contract bounds, tried at that length and at twice it. */
const BOUNDED: [string, (text: string) => unknown, max: number, inputs?: string[]][] = [
  ['isBarred', (text) => isBarred(text, { isProfessional: false }), 50],
  ['usernameKey', usernameKey, 50],
  ['passwordWeaknesses', (text) => passwordWeaknesses(text, nobody), 512],
  ['words of moderation', (text) => barredWordsIn(WORDS, text), 5_000, ['a ', 'é ', 'mot1 de ', 'а', '1']],
  ['typedSearch', typedSearch, 200, ['a ', 'mal de ', 'é', "l'", 'ﷺ ']],
  [
    'adviceIn',
    adviceIn,
    5_000,
    ['il faut ', 'arrête ton ', 'you should ', 'a ', '. ', 'ﷺ ', 'prenez ', 'try a ', 'il faut prendre de '],
  ],
  ['saysDose', saysDose, 5_000, ['1 ', '1 000 ', '1,', '1 m', 'µ', '½ ', 'x ']],
  ['nameKey', nameKey, 200, ['a ', 'ﷺ', 'é-', '1 mg ']],
  ['languageOf', languageOf, 5_000, ['a ', 'the ', 'le ', 'é', '’']],
  ['excerptOf', excerptOf, 5_000, [' ', ', ', 'a', '.']],
  ['csvOf', (text) => csvOf([[text]]), 5_000, ['"', '=', '\n']],
  ['xmlDocument', (text) => xmlDocument(element('a', { b: text }, text)), 5_000, ['&', '<', '--', '\r']],
  ['helpReader', helpReader([]), 5_000, ['a ', 'repos ', 'ne pas ', 'é']],
  ['readEmail', readEmail, PASTED_EMAIL_MAX, ['a@', 'mailto:', '<', 'é.', '> <', '\u200b', '?']],
  ['readPostalCode', (text) => readPostalCode('FR', text), 100, ['7', 'F-', 'CEDEX ', ' ', '７', 'a']],
  ['withSpokenNumbers', withSpokenNumbers, 5_000, ['zéro ', 'quatre vingt ', 'double ', 'é', 'a ']],
  ['withoutDose', withoutDose, 100, ['1 mg ', '1/', '1 000 ', ' ', 'µ']],
  ['nameAndDose', nameAndDose, 100, ['1 mg ', '1/', '1 000 ', ' ', 'µ']],
  ['keptTags', (text) => keptTags(Array.from({ length: 10 }, () => text)), 50],
  ['foldTags', (text) => foldTags(Array.from({ length: 10 }, () => text)), 50],
  ['suggestTags', (query) => suggestTags({ query, chosen: [], language: 'fr' }), 50],
  ['knownName', knownName, 200, ['a ', 'ﷺ', 'é-', 'kiné ', ',']],
  ['suggestedNames', suggestedNames, 200, ['a ', 'ﷺ', 'é-', 'kiné ']],
  ['skeleton', skeleton, 100],
  ['editsBetween', (text) => editsBetween(text, manyWords(text.length)), 200, ['a', 'ab']],
  ['idsOf', (text) => idsOf(wordsOf(manyWords(text.length))), 5_000, ['a']],
  [
    'namesUnwrittenDisease',
    (text) => namesUnwrittenDisease('maladie de Parkinson', text),
    5_000,
    ['a ', 'maladie de ', 'ose ', 'é'],
  ],
  ['readQuery', (text) => readQuery(theLexicon(), text, 'fr'), 200, ['mal ', 'pas de ', 'a,', 'n’t ']],
  [
    'sharedWords, all of them in common',
    (text) => sharedWordsReader()(storyOf(text.length), storyOf(text.length)),
    5_000,
    ['a'],
  ],
  [
    'sharedWords of fifty matches',
    (text) => {
      const sharedWords = sharedWordsReader()
      for (let pair = 1; pair <= 50; pair++) sharedWords(storyOf(text.length / 10), storyOf(text.length / 10, pair))
    },
    5_000,
    ['a'],
  ],
  [
    'demandNoDuplicate, beside two hundred stories',
    (text) => demandNoDuplicate({ postId: '', ...storyOf(text.length) }, OWN_STORIES),
    5_000,
    ['a'],
  ],
  ['comparedStory', (text) => readingOf(text.length), FEATURES_MAX, ['a']],
  [
    'sharedReadings',
    (text) => {
      const [mine, theirs] = [readingOf(text.length), readingOf(text.length)]
      return [sureFirst(sharedReadings(mine, theirs, 2), mine, theirs), differencesOf(mine, theirs)]
    },
    FEATURES_MAX,
    ['a'],
  ],
]

describe.each(BOUNDED)('%s', (_, read, max, inputs = UNFOLDING) => {
  test.each([...new Set([...inputs, ...EXPANDING])].map((input) => [input]))(
    'leaves the thread to other work over %j',
    (input) => {
      read('abc') // what a module makes once
      for (const chars of [max, 2 * max])
        expect(leastOf(read, input.repeat(Math.ceil(chars / input.length)).slice(0, chars))).toBeLessThan(THREAD_MAX)
    },
  )
})

const CHARS = 80_000
/** A text TIMES as long takes TIMES as long in proportion; by the square, it takes the square of that. */
const TIMES = 4
const RATIO_MOST = 9

describe.each(PARSERS)('%s', (_, read, inputs, chars = CHARS) => {
  test.each([...new Set([...inputs, ...EXPANDING])].map((input) => [input]))(
    'takes time in proportion to its length, also over %j',
    (input) => {
      const [part, whole] = [leastOf(read, filled(input, chars / TIMES)), leastOf(read, filled(input, chars))]
      // A reading that takes only a moment is not worth measuring.
      expect(
        whole < A_MOMENT ? TIMES : whole / part,
        `${part.toFixed(1)} ms, then ${whole.toFixed(1)} ms`,
      ).toBeLessThan(RATIO_MOST)
    },
  )
})

function filled(input: Run | Run[], chars: number): string {
  const runs = [input].flat()
  const share = chars / runs.filter((run) => typeof run === 'string').length
  return runs.map((run) => (typeof run === 'string' ? run.repeat(Math.ceil(share / run.length)) : run.once)).join('')
}

/** Returns milliseconds of this thread's own work, the least of several runs, so that the machine's other work does not count. A slow run is not repeated. */
function leastOf(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5 && (turn === 0 || least < 400); turn++) {
    const began = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(began)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
