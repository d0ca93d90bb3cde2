import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFigures } from '../../../bench/support/figures-document.ts'
import type { Measured } from '../../../bench/support/record.ts'
import { measureAll, SOURCES, type Source } from '../../../bench/support/trust-sources.ts'
import { asText, shortcomingsOf } from '../../../bench/support/trust-table.ts'

const source = (name: string, script: string): Source => ({
  name,
  title: name,
  command: `npm run ${name}`,
  task: ['-e', script],
})
const WELL = source('well', '')
const FAILS = source('fails', 'process.exit(3)')
const WAITS = source(
  'waits',
  'process.on("SIGINT", () => process.exit(130)); process.send("here"); setInterval(() => {}, 1000)',
)
const ABSENT = source('absent', '')

/** Silent children; `onWaiting` is called once the one that waits does. */
function launching(onWaiting = () => {}) {
  return ({ name, task }: Source) => {
    const program = name === ABSENT.name ? '/nowhere/node' : process.execPath
    return spawn(program, task, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).on('message', onWaiting)
  }
}
const began = new Date('2026-11-22T08:00:00Z')
const measuredAt = (name: string, at: string): [string, Measured] => [
  name,
  { name, at, machine: 'one', load: [0, 0], figures: [{ name: 'a figure', value: '1' }] },
]

test('a measurement that fails, or cannot even begin, keeps no other from being made', async () => {
  const ended = await measureAll([FAILS, ABSENT, WELL], new AbortController().signal, launching())
  expect(ended).toEqual([
    { source: FAILS, isWell: false },
    { source: ABSENT, isWell: false },
    { source: WELL, isWell: true },
  ])
})

test('an interruption is passed on to the running measurement and waits for it, and no other begins', async () => {
  const stop = new AbortController()
  const launch = launching(() => stop.abort('SIGINT'))
  expect(await measureAll([WELL, WAITS, FAILS], stop.signal, launch)).toEqual([
    { source: WELL, isWell: true },
    { source: WAITS, isWell: false },
  ])
})

test('a measurement without a new line in the table is named, with the reason', () => {
  const measured = new Map([
    measuredAt('well', '2026-11-22T08:30:00Z'),
    measuredAt('fails', '2026-11-21T12:00:00Z'),
    measuredAt('misses', '2026-11-22T08:10:00Z'),
  ])
  const MISSES = source('misses', '')
  const SILENT = source('silent', '')
  const asked = [WELL, FAILS, MISSES, SILENT, WAITS]
  const ended = [WELL, FAILS, MISSES, SILENT].map((each) => ({
    source: each,
    isWell: each === WELL || each === SILENT,
  }))
  expect(shortcomingsOf({ asked, ended, measured, began })).toEqual([
    'Failed: npm run fails; the table has nothing new of it',
    'Failed, or missed a bar: npm run misses',
    'Told nothing: npm run silent; the table has nothing new of it',
    'Not begun: npm run waits',
  ])
  expect(asText(asked, new Map())).toContain('not measured here yet: npm run waits')
})

const FIGURES = readFileSync(join(import.meta.dirname, '../../../docs/FIGURES.md'), 'utf8')
const DOCUMENT = `# Figures

Measured on one.

| measured by | what | figure | asked | held | when |
|---|---|---|---|---|---|
| \`npm run well\` | a figure | 3 ms | ≤ 5 ms | yes | 2026-11-20, load 1.0 |
| | another | 7 of 7 | all | yes | |
| \`npm run fails\` | lost | 0 | 0 | yes | 2026-11-22, with a note by hand |
| \`npm run once\` | of a bench that is gone | 1 | | | 2026-10-01 |

Not measured yet: a thing.
`
const withOnly = (...measured: Measured[]) =>
  withFigures(DOCUMENT, [ABSENT, WELL, FAILS], new Map(measured.map((each) => [each.name, each])))
const wellAt = (at: string, figures: Measured['figures'], machine = 'one') =>
  ({ name: 'well', at, machine, load: [0.5, 2], figures }) satisfies Measured

test('the document of the figures keeps every row where nothing was measured', () => {
  expect(withFigures(FIGURES, SOURCES, new Map())).toBe(FIGURES)
  expect(withOnly()).toBe(DOCUMENT)
})

test('a measurement takes the place of the rows of its command, and of no others', () => {
  const changed = withOnly(
    wellAt('2026-11-28T08:00:00Z', [
      { name: 'a figure', value: '9 ms', bar: '≤ 5 ms', isHeld: false },
      { name: 'new | here', value: '1' },
    ]),
  )
  const old = DOCUMENT.split('\n').slice(6, 8).join('\n')
  expect(changed).toBe(
    DOCUMENT.replace(
      old,
      [
        '| `npm run well` | a figure | 9 ms | ≤ 5 ms | no | 2026-11-28, load 0.5 → 2.0 |',
        '| | new \\| here | 1 | | | |',
      ].join('\n'),
    ),
  )
  const again = { name: 'absent', at: '2026-11-28T08:00:00Z', machine: 'two', load: [0, 0], figures: [] } as Measured
  expect(withOnly({ ...again, figures: [{ name: 'first', value: '2' }] })).toContain(
    '|---|---|---|---|---|---|\n| `npm run absent` | first | 2 | | | 2026-11-28, load 0.0 → 0.0; two |\n| `npm run well`',
  )
})

test('neither an earlier measurement nor one without a value takes the place of a figure', () => {
  expect(withOnly(wellAt('2026-11-19T08:00:00Z', [{ name: 'a figure', value: '9 ms' }]))).toBe(DOCUMENT)
  const half = withOnly(
    wellAt('2026-11-28T08:00:00Z', [
      { name: 'a figure', value: 'NaN ms' },
      { name: 'another', value: '–' },
      { name: 'a third', value: '' },
      { name: 'a fourth', value: '4' },
    ]),
  )
  expect(half).toContain('| `npm run well` | a figure | 3 ms | ≤ 5 ms | yes | 2026-11-20, load 1.0 |\n')
  expect(half).toContain('| | another | 7 of 7 | all | yes | 2026-11-20 |\n')
  expect(half).toContain('| | a fourth | 4 | | | 2026-11-28, load 0.5 → 2.0 |\n')
  expect(half).not.toContain('a third')
})
