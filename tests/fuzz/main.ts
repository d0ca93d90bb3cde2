// Ten thousand made-up requests to each operation of the API, shared out among the processors: each share has a world of its own.
//   npm run fuzz                         all of it: an hour or two
//   npm run fuzz -- 1000 --seed 7        fewer of each; as another run made them
// Asked to end, it says how far it came.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figure, loadNow, machine, record } from '../../bench/support/record.ts'
import { table } from '../../bench/support/report.ts'

const ALL = 10_000
const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

type Share = { told: Record<string, { tried: number; granted: number; wrong: number }>; failures: number }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(randomInt(2 ** 31)) } },
})
const inputs = Number(positionals[0] ?? ALL)
const shares = Math.max(1, Math.min(4, availableParallelism()))
const folder = mkdtempSync(join(tmpdir(), 'vecu-fuzz-'))
const loadBefore = loadNow()
console.log(`${machine()}\n${inputs} inputs of each operation, seed ${values.seed}, ${shares} at once`)

const children = Array.from({ length: shares }, (_, i) => start(i + 1))
/** The shares' counts from before they were asked to end: a failure that comes after that comes from being ended. */
let cut: Share[] | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    cut ??= readAll()
    for (const child of children) child.kill('SIGTERM')
  })
const codes = await Promise.all(children.map((child) => new Promise((settle) => child.once('exit', settle))))
const isWell = codes.every((code) => code === 0)
const isHeld = report(isWell)
rmSync(folder, { recursive: true, force: true })
process.exitCode = isWell && isHeld ? 0 : 1

function start(share: number): ChildProcess {
  const env = {
    ...process.env,
    ...{ FUZZ_INPUTS: String(inputs), FUZZ_SEED: values.seed, FUZZ_SHARE: `${share}/${shares}` },
    FUZZ_TOLD_TO: fileOf(share),
  }
  const args = [vitest, 'run', '--project=fuzz', '--reporter=dot', 'tests/server/hostile/fuzz.test.ts']
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
}

function fileOf(share: number): string {
  return join(folder, `${share}.json`)
}

function read(share: number): Share {
  try {
    return JSON.parse(readFileSync(fileOf(share), 'utf8')) as Share
  } catch {
    return { told: {}, failures: 0 } // ended before it began
  }
}

function readAll(): Share[] {
  return children.map((_, i) => read(i + 1))
}

/** Prints the results and, of a run with all inputs, records them. Returns whether every bar holds. */
function report(isWell: boolean): boolean {
  const shown = cut ?? readAll()
  const all = shown.flatMap(({ told }) => Object.values(told))
  const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0)
  const whole = all.filter(({ tried }) => tried >= inputs).length
  const none = (name: string, count: number) => ({ name, value: String(count), bar: '0', isHeld: count === 0 })
  const figures: Figure[] = [
    { name: 'inputs tried', value: sum(({ tried }) => tried).toLocaleString('en') },
    { name: 'of them granted', value: sum(({ granted }) => granted).toLocaleString('en') },
    {
      name: `operations tried with all ${inputs.toLocaleString('en')}`,
      ...{ value: `${whole} of ${all.length}`, bar: 'all', isHeld: all.length > 0 && whole === all.length },
    },
    { name: 'fewest sent to one', value: Math.min(inputs, ...all.map(({ tried }) => tried)).toLocaleString('en') },
    { name: 'operations granted to somebody', value: String(all.filter(({ granted }) => granted > 0).length) },
    none(
      'answers that are not as they should be',
      sum(({ wrong }) => wrong),
    ),
    none(
      'failures written to the log',
      shown.reduce((total, { failures }) => total + failures, 0),
    ),
    {
      name: 'all of it',
      value: cut ? 'cut short' : isWell ? 'passed' : 'failed',
      bar: 'passed',
      isHeld: isWell && !cut,
    },
  ]
  console.log(
    table(figures.map(({ name, value, bar = '', isHeld }) => [name, value, bar, isHeld === false ? 'MISSED' : ''])),
  )
  if (inputs >= ALL) record({ name: 'fuzz', loadBefore, figures })
  return figures.every(({ isHeld }) => isHeld !== false)
}
