import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** One thing that is measured: the name under which its figures are kept, what it is, and the command that measures it. */
export type Source = { name: string; title: string; command: string; task: string[] }

const bench = (name: string, title: string): Source => ({
  name,
  title,
  command: `npm run bench:${name}`,
  task: ['bench', name],
})

export const SOURCES: readonly Source[] = [
  bench('load', 'Everyone at once'),
  bench('workers', 'One process beside two'),
  bench('feed', 'Feed and search'),
  bench('cost', 'Cost of a request'),
  bench('peer', 'Beside a database with rights by row'),
  bench('matching', 'Matches of symptoms'),
  bench('medication', 'Matches and signals of medications'),
  bench('chat', 'Private talk'),
  bench('room', 'A live room'),
  bench('doors', 'A crowd at the doors'),
  bench('closeness', 'Closeness of stories'),
  bench('helped', 'What helped'),
  bench('publication', 'Published figures, attacked'),
  {
    name: 'similarity',
    title: 'Matches, attacked by ten accounts',
    command: 'npm run test:long -- server/similarity-attack',
    task: ['test-long', 'server/similarity-attack'],
  },
  {
    name: 'two-servers',
    title: 'Two servers, one killed',
    command: 'npm run test:long -- server/two-servers',
    task: ['test-long', 'server/two-servers'],
  },
  { name: 'faults', title: 'Faults', command: 'npm run faults', task: ['faults'] },
  { name: 'fuzz', title: 'Made-up requests', command: 'npm run fuzz', task: ['fuzz'] },
  {
    name: 'weight',
    title: 'Weight of the first screen',
    command: 'npm test -- journeys/weight',
    task: ['test', 'journeys/weight'],
  },
  {
    name: 'ten-seconds',
    title: 'One’s day: weight, answers to a touch',
    command: 'npm test -- journeys/ten-seconds',
    task: ['test', 'journeys/ten-seconds'],
  },
  {
    name: 'accessibility',
    title: 'Accessibility, Lighthouse',
    command: 'npm run test:long -- journeys/lighthouse',
    task: ['test-long', 'journeys/lighthouse'],
  },
  bench('web', 'Performance on a phone, Lighthouse'),
]

const run = join(import.meta.dirname, '../../scripts/run.mjs')

/** How each of these ended; what was not begun is not among them. */
export type Ended = { source: Source; isWell: boolean }[]

/**
 * One after the other, so that none measures another: neither one that fails nor one that misses a bar keeps the next from being measured. Once `signal` is
 * aborted, with the name of a signal as its reason, that is handed on to the one under way, whose end is waited for, and no other is begun.
 */
export async function measureAll(
  sources: readonly Source[],
  signal: AbortSignal,
  launch: (source: Source) => ChildProcess = launchTask,
): Promise<Ended> {
  const ended: Ended = []
  for (const source of sources) {
    if (signal.aborted) break
    console.log(`\n${source.command}`)
    const child = launch(source)
    const end = () => void child.kill(signal.reason)
    signal.addEventListener('abort', end)
    const code = await codeOf(child)
    signal.removeEventListener('abort', end)
    ended.push({ source, isWell: code === 0 })
  }
  return ended
}

const launchTask = ({ task }: Source) => spawn(process.execPath, [run, ...task], { stdio: 'inherit' })

/** Null where it was killed, or was not even begun. */
const codeOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((settle) => {
    child.once('error', () => settle(null))
    child.once('exit', settle)
  })
