import { expect, test } from 'vitest'
import { circleBreaches, extensionBreaches, layerBreaches, vocabularyBreaches } from '../../../scripts/check-layers.ts'
import { unusedFreeNames } from '../../../scripts/layer-rules.ts'

const breachesOf = (path: string, ...lines: string[]) => layerBreaches([{ path, text: lines.join('\n') }])

test.each([
  ['contract/posts/schema.ts', `import { z } from 'zod'`],
  ['contract/posts/procedures.ts', `import { oc } from '@orpc/contract'`],
  ['contract/matching/schema.ts', `import { tag } from '#contract/posts/schema.ts'`],
  ['contract/index.ts', `export { posts } from './posts/procedures.ts'`],
  ['server/posts/queries.ts', `import { post } from './tables.ts'`],
  ['server/posts/tables.ts', `import { member } from '#server/accounts/tables.ts'`],
  ['server/posts/commands/publish.ts', `import { standingOf } from '#server/accounts/queries.ts'`],
  ['server/posts/commands/publish.ts', `import { mayPublish } from '../policy.ts'`],
  ['server/posts/queries.ts', `import { sequence } from '#server/foundation/tables.ts'`],
  ['server/app/router.ts', `import { posts } from '#server/posts/procedures.ts'`],
  ['server/app/main.ts', `import fs from 'node:fs'`],
  ['lexicon/text/words.ts', `import { LANGUAGES } from '#contract/foundation/languages.ts'`],
  ['lexicon/text/stems.ts', `import snowball from 'snowball-stemmers'`],
  ['lexicon/readers/read-story.ts', `import { wordsOf } from '#lexicon/text/words.ts'`],
  ['lexicon/readers/explain.ts', `import { LINES_MAX } from '#contract/closest/limits.ts'`],
  ['lexicon/text/words.ts', `import { stemOf } from './stems.ts'`],
  ['server/closest/reader-worker.ts', `import { readStory } from '#lexicon/readers/read-story.ts'`],
  ['web/closest/quote.tsx', `import { readStory } from '#lexicon/readers/read-story.ts'`],
  ['web/foundation/crisis/crisis-help-store.ts', `import { dangerPhrasesIn } from '#lexicon/readers/danger/danger.ts'`],
  ['web/posts/form.tsx', `import classes from './form.module.css'`],
  ['web/app/routes/index.tsx', `import { Form } from '#web/posts/form.tsx'`],
  ['web/foundation/rpc.ts', `import { contract } from '#contract/index.ts'`],
  ['web/posts/menu.tsx', `const List = lazyPart(async () => (await import('./list.tsx')).List)`],
  ['web/posts/menu.tsx', `void fetchCode(() => import('./list.tsx')).catch(() => undefined)`],
])('%s may write: %s', (path, line) => {
  expect(breachesOf(path, line)).toEqual([])
})

test.each([
  ['contract/posts/schema.ts', `import dayjs from 'dayjs'`],
  ['contract/posts/schema.ts', `import { post } from '#server/posts/views.ts'`],
  ['contract/posts/schema.ts', `import type { Match } from '#contract/matching/schema.ts'`],
  ['contract/foundation/text.ts', `import { tag } from '#contract/posts/schema.ts'`],
  ['contract/posts/schema.ts', `import { readStory } from '#lexicon/readers/read-story.ts'`],
  ['lexicon/text/words.ts', `import { readFileSync } from 'node:fs'`],
  ['lexicon/text/words.ts', `import { post } from '#server/posts/queries.ts'`],
  ['lexicon/text/words.ts', `import { readStory } from '#lexicon/readers/read-story.ts'`],
  ['lexicon/text/words.ts', `import { tag } from '#contract/posts/schema.ts'`],
  ['lexicon/words.ts', `export const words = 1`],
  ['lexicon/vocabulary/words.ts', `export const words = 1`],
  ['lexicon/readers/read-story.ts', `import { wordsOf } from '../text/words.ts'`],
  ['server/foundation/work/jobs.ts', `import { readStory } from '#lexicon/readers/read-story.ts'`],
  ['server/posts/views.ts', `import type { Card } from '#web/posts/card.tsx'`],
  ['web/posts/api.ts', `import { postView } from '#server/posts/views.ts'`],
  ['web/posts/api.ts', `import { join } from 'node:path'`],
  ['server/foundation/work/jobs.ts', `import { match } from '#server/matching/handlers.ts'`],
  ['server/posts/commands/publish.ts', `import { router } from '#server/app/router.ts'`],
  ['server/accounts/queries.ts', `import { postOf } from '#server/posts/queries.ts'`],
  ['server/medication/queries.ts', `import { sideFor } from '#server/chat/queries.ts'`],
  ['server/matching/queries.ts', `import { post } from '#server/posts/tables.ts'`],
  ['server/matching/queries.ts', `import { post } from '../posts/queries.ts'`],
  ['server/matching/queries.ts', `import { react } from '#server/posts/handlers.ts'`],
  ['server/app/health.ts', `import { post } from '#server/posts/tables.ts'`],
  ['server/app/main.ts', `import { world } from '#tests/support/world.ts'`],
  ['server/app/main.ts', `const seed = await import('../../bench/seed.ts')`],
  ['server/app/main.ts', `type Card = import('#web/posts/card.tsx').Card`],
  ['web/accounts/page.tsx', `import { Feed } from '#web/posts/feed/feed.tsx'`],
  ['web/foundation/live.ts', `import { notices } from '#web/notifications/api.ts'`],
  ['web/posts/menu.tsx', `const List = lazy(() => import('./list.tsx'))`],
  ['web/posts/menu.tsx', `const load = () => import('./list.tsx')`],
  ['web/posts/thing.ts', `export * from './other.ts'`],
  ['web/posts/thing.ts', `export { other } from './other.ts'`],
  ['web/posts/index.ts', `export const post = 1`],
  ['web/posts/utils.ts', `export const post = 1`],
  ['server/posts/helpers/fold.ts', `export const fold = 1`],
  ['server/posts/types.ts', `export const post = 1`],
  ['server/dashboard/queries.ts', `export const figures = 1`],
  ['server/posts/mail.tsx', `export const mail = 1`],
  ['contract/posts/schema.ts', `export const TAGS_MAX = 10`],
  ['contract/posts/schema.ts', `export const EDGE: number = -1`],
  ['contract/foundation/page.ts', `export const PAGE_MS = 2 * MINUTE_MS`],
])('%s may not write: %s', (path, line) => {
  expect(breachesOf(path, line)).toHaveLength(1)
})

test('a breach names its file, its line and what is wrong', () => {
  expect(breachesOf('web/posts/api.ts', '// a comment', '', `import { x } from '#server/posts/views.ts'`)).toEqual([
    'web/posts/api.ts:3  #server/posts/views.ts: web and server see the contract only',
  ])
})

test('an import in a comment or a string does not count', () => {
  expect(
    breachesOf('web/posts/api.ts', `// import '#server/x.ts'`, `export const said = "import '#server/x.ts'"`),
  ).toEqual([])
})

const breachesOfWords = (path: string, ...lines: string[]) => vocabularyBreaches([{ path, text: lines.join('\n') }], [])

test.each([
  'server/posts/queries.ts',
  'server/posts/feed/count-queries.ts',
  'server/posts/comment-views.ts',
  'server/accounts/security/session-service.ts',
  'server/posts/commands/publish-symptom.ts',
  'server/accounts/security/commands/link-identity.ts',
  'server/matching/score.ts',
  'server/medication/statistics/chi-square.ts',
  'server/foundation/work/jobs.ts',
  'server/demo/members.ts',
  'server/app/page.ts',
  'web/posts/post.tsx',
])('%s has a name that it may have', (path) => expect(breachesOfWords(path)).toEqual([]))

test.each([
  'server/posts/research.ts',
  'server/chat/score.ts',
  'server/posts/comment-tables.ts',
  'server/posts/comment-handlers.ts',
  'server/journal/reminder.ts',
  'server/journal/wordqueries.ts',
])('%s has a free name', (path) =>
  expect(breachesOfWords(path)).toEqual([expect.stringContaining(`${path}:1  a free name`)]),
)

test.each([
  `import { me } from '#server/accounts/queries.ts'`,
  `import { me } from '#server/accounts/privacy/consent-queries.ts'`,
  `import { me } from '#server/accounts/security/commands/link-identity.ts'`,
  `import type { Row } from '#server/accounts/views.ts'`,
  `import { own } from './search-parser.ts'`,
  `import { db } from '#server/foundation/db/database.ts'`,
])('a module may write: %s', (line) => expect(breachesOfWords('server/posts/queries.ts', line)).toEqual([]))

test('a file that is private to another module is refused, at any depth and as a type', () => {
  const auth = '#server/accounts/sign-in/auth-service.ts'
  expect(breachesOfWords('server/posts/queries.ts', `import type { Me } from '${auth}'`)).toEqual([
    `server/posts/queries.ts:1  ${auth}: it is private to its module`,
  ])
  expect(breachesOfWords('server/app/router.ts', `import { me } from '${auth}'`)).toEqual([])
  const member = `import { member } from '#server/accounts/tables.ts'`
  expect(breachesOfWords('server/posts/tables.ts', member)).toEqual([])
  expect(breachesOfWords('server/posts/queries.ts', member)).toHaveLength(1)
})

test('a folder of 46 files is refused, its own folders apart, and one that grows by time is not', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/a-${n}.ts`)
  const breaches = (paths: string[]) => vocabularyBreaches([], paths)
  expect(breaches([...files('web/posts', 45), ...files('web/posts/feed', 45), ...files('docs/decisions', 60)])).toEqual(
    [],
  )
  expect(breaches(files('web/posts', 46))).toEqual([expect.stringContaining('web/posts  46 files')])
})

test('files that import each other are refused, by a type or a late import too', () => {
  const file = (path: string, text: string) => ({ path, text })
  const open = file('web/posts/a.ts', `import { b } from './b.ts'`)
  expect(circleBreaches([open, file('web/posts/b.ts', `export const b = 1`)])).toEqual([])
  expect(circleBreaches([open, file('web/posts/b.ts', `import type { A } from '#web/posts/a.ts'`)])).toHaveLength(1)
  expect(circleBreaches([open, file('web/posts/b.ts', `fetchCode(() => import('./a.ts'))`)])).toHaveLength(1)
  const third = file('web/posts/c.ts', `import { a } from './a.ts'`)
  expect(circleBreaches([open, file('web/posts/b.ts', `import { c } from './c.ts'`), third])).toEqual([
    expect.stringMatching(/(?=.*a\.ts)(?=.*b\.ts)(?=.*c\.ts)/),
  ])
})

test('files of tests and scripts that import each other are refused too, but for those by types alone', () => {
  const byType = [
    { path: 'tests/support/e.ts', text: `import { f } from './f.ts'` },
    { path: 'tests/support/f.ts', text: `import type { E } from './e.ts'` },
  ]
  expect(circleBreaches(byType)).toEqual([])
  const files = [
    { path: 'tests/support/a.ts', text: `import { b } from './b.ts'` },
    { path: 'tests/support/b.ts', text: `export { a } from '#tests/support/a.ts'` },
    { path: 'scripts/tasks/c.mjs', text: `import './d.mjs'` },
    { path: 'scripts/tasks/d.mjs', text: `import './c.mjs'` },
  ]
  expect(circleBreaches(files)).toHaveLength(2)
})

test.each([
  `import { b } from './b'`,
  `export { b } from '../b'`,
  `import type { B } from '#web/posts/b'`,
  `const b = await import('./b')`,
  `type B = import('./b').B`,
  `import './page.module'`,
])('an import without its file extension is refused: %s', (text) => {
  const path = 'tests/support/a.ts'
  expect(extensionBreaches([{ path, text }])).toEqual([expect.stringContaining(`${path}:1  `)])
})

test.each([
  `import { b } from './b.ts'`,
  `import { B } from '#web/posts/b.tsx'`,
  `import { step } from './step.mjs'`,
  `import classes from './b.module.css'`,
  `import url from './worker.ts?worker&url'`,
  `import { z } from 'zod'`,
  `import { join } from 'node:path'`,
])('an import may be written: %s', (text) => {
  expect(extensionBreaches([{ path: 'tests/support/a.ts', text }])).toEqual([])
})

test('a free name that no file has is told', () => {
  expect(unusedFreeNames([])).toContain('server/matching/score')
  expect(unusedFreeNames(['server/matching/score.ts'])).not.toContain('server/matching/score')
})
