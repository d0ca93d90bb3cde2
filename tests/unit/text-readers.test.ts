import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Every reader of a member's text has its worst input: in the table, or, where the whole reader is not a function of one text, in another test.

const TABLE = 'tests/long/unit/worst-case.test.ts'

/** Functions that read texts: a file that uses one of these is a reader. */
const READS =
  /from '[^']*\/(?:fold|unseen|normalized|look-alikes|spoken-numbers|words)\.ts'|from '#lexicon\/(?:readers\/(?:read-story|read-query|diseases|explain|closeness|suggested-tags|proposals|unread-stems|corrected-words)|text\/[\w-]+)\.ts'|\.normalize\(/

/** Readers that the table reads through another, or that read no text of a member's. */
const ELSEWHERE: [why: string, paths: string[]][] = [
  [
    'part of a reader in the table',
    [
      ...['danger', 'evidence', 'pattern', 'words'].map((name) => `lexicon/readers/danger/${name}.ts`),
      ...['contract/foundation/normalized.ts', 'server/closest/known-readings-service.ts'],
      'server/matching/distinctive-words.ts',
      'server/matching/rare-words.ts',
    ],
  ],
  ['counts how often each story is read: U repeated-reading', ['server/closest/closest-views.ts']],
  [
    'compares readings, of which the table has the longest',
    ['server/closest/pairs.ts', 'server/closest/shared-reading-views.ts', 'server/matching/overlap.ts'],
  ],
  [
    'reads in the reader’s thread, or a process of its own',
    ['server/closest/reader-worker.ts', 'server/app/read-texts.ts', 'server/foundation/text/pdf.ts'],
  ],
  [
    'looks at places and names that the thread answered',
    ['server/closest/understanding-queries.ts', 'server/closest/commands/correct-reading.ts'],
  ],
  [
    'compares words that the table reads, once a post, in a job',
    [
      'server/matching/match-key.ts',
      'server/matching/score.ts',
      'server/matching/search-queries.ts',
      'server/medication/score.ts',
      'server/medication/indexed-report-queries.ts',
      'server/medication/search-queries.ts',
    ],
  ],
  [
    'folds tags, names or what is searched: foldText is in the table, at sixteen times their length',
    [
      'server/chat/contact-queries.ts',
      'server/conferences/commands/ask-topic.ts',
      'server/conferences/commands/manage-conference.ts',
      'server/conferences/conference-fields.ts',
      'server/conferences/queries.ts',
      'server/matching/resemblance-queries.ts',
      'server/matching/views.ts',
      'server/medication/drug-queries.ts',
      'server/medication/signal-queries.ts',
      'server/medication/substance-queries.ts',
      'server/posts/search-correction-queries.ts',
      'server/treatments/treatment-fields.ts',
    ],
  ],
  ['folds one post, once, when it is published: foldText is in the table', ['server/posts/commands/learn-words.ts']],
  [
    'reads the operator’s words or the product’s own',
    [
      'server/moderation/commands/set-words.ts',
      'server/medication/commands/rekey-medications.ts',
      'server/demo/tried.ts',
      'server/closest/prior-files.ts',
    ],
  ],
  ['takes a constant alone', ['server/matching/tables.ts', 'server/closest/proposal-queries.ts']],
]
const saysWhyNot = ELSEWHERE.flatMap(([, paths]) => paths)

const imported = new Set(
  [...readFileSync(TABLE, 'utf8').matchAll(/from '#((?:contract|server)\/[^']+)'/g)].map(([, path]) => path!),
)
const readers = globSync('{contract,server,lexicon/readers/danger}/**/*.ts').filter((path) =>
  READS.test(readFileSync(path, 'utf8').replace(/^import type .*$/gm, '')),
)

test('every file of the server that reads texts is in the table of worst inputs, or says why not', () => {
  expect(readers.length).toBeGreaterThan(50)
  expect(readers.filter((path) => !imported.has(path) && !saysWhyNot.includes(path)).toSorted()).toEqual([])
})

test('no file is left over among those that say why not', () => {
  expect(saysWhyNot.filter((path) => !readers.includes(path) || imported.has(path))).toEqual([])
})
