import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Measured } from '../../../bench/support/record.ts'
import { measureAll, type Source } from '../../../bench/support/trust-sources.ts'
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
