import { describe, expect, test } from 'vitest'
import { leaksIn, saysDanger } from '#contract/chat/rules.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { cleanLine, cleanText } from '#contract/foundation/text.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { readCaptions } from '#server/conferences/recording/captions.ts'
import { loggableMessage } from '#server/foundation/log-error.ts'
import { wordsOf } from '#server/matching/words.ts'
import { wordsIn } from '#server/posts/search-text.ts'
import { textParts } from '#web/chat/text-links.ts'

/** Whatever reads what a member typed: pieces of it, over and over, in which a careless pattern would look for its end again from every place. */
const PARSERS: [string, (text: string) => unknown, pieces: string[]][] = [
  ['cleanText', cleanText, ['<', '<a', '<!--', '<script>', '<script', ' ', '\u0301', '</', '<a <']],
  ['cleanLine', cleanLine, [' \n', '\t', ' x']],
  ['foldText', foldText, ['e\u0301', '- ', '\u0301', 'œ']],
  ['hasLink', hasLink, ['a.', 'www', 'a.b.', 'http', 'é.com', ':/', 'a.zz']],
  ['leaksIn', leaksIn, ['1 ', 'a@', 'a@a', '1-', '0 6', '. ', 'a@a.', '2A ', '1.', '- ']],
  ['saysDanger', saysDanger, ["j'ai envie de ", 'je vais ', 'suici', 'me foutre en l']],
  ['drugKey', drugKey, ['1 000 ', '1/', '1 mg/', ' ,', '1,1', '\u00a0']],
  ['wordsOf', wordsOf, ['aZ9', 'é', 'œ ']],
  ['wordsIn', wordsIn, ["l'", 'a-', 'aé', '’']],
  ['textParts', textParts, ['http://a.', 'https://', 'www.', 'a.b/', '(', 'https://a.fr)', '!?', 'https://a.fr/.,']],
  [
    'loggableMessage',
    loggableMessage,
    ['a', 'a@', "'", '$', '$a$', ' near "', 'Unexpected token ', ': "', '?code=', '\nparams'],
  ],
  [
    'readCaptions',
    (text) => readCaptions(Buffer.from(`WEBVTT\n\n${text}`)),
    ['00:', '0', '-->', ' \t', '00:01.000 ', '<b', '\n'],
  ],
]

const CHARS = 40_000

describe.each(PARSERS)('%s', (_, read, pieces) => {
  test.each(pieces)('takes time in proportion to its length, also over %j', (piece) => {
    const of = (chars: number) => piece.repeat(Math.ceil(chars / piece.length))
    const [once, twice] = [fastest(read, of(CHARS)), fastest(read, of(2 * CHARS))]
    // What is done in a moment is not worth measuring: twice a moment is none either.
    expect(twice < 60 ? 1 : twice / once, `${once.toFixed(1)} ms, then ${twice.toFixed(1)} ms`).toBeLessThan(3.2)
  })
})

/** Of several, so that what else the machine does is not measured; what takes very long is measured once. */
function fastest(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5 && (turn === 0 || least < 400); turn++) {
    const began = performance.now()
    read(text)
    least = Math.min(least, performance.now() - began)
  }
  return least
}
