import { spawn } from 'node:child_process'
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
  bench('feed', 'Feed and search'),
  bench('matching', 'Matches of symptoms'),
  bench('medication', 'Matches and signals of medications'),
  bench('chat', 'Private talk'),
  bench('room', 'A live room'),
  {
    name: 'two-servers',
    title: 'Two servers, one killed',
    command: 'npm test -- server/two-servers',
    task: ['test', 'server/two-servers'],
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
    name: 'accessibility',
    title: 'Accessibility, Lighthouse',
    command: 'npm test -- journeys/lighthouse',
    task: ['test', 'journeys/lighthouse'],
  },
  bench('web', 'Performance on a phone, Lighthouse'),
]

const run = join(import.meta.dirname, '../../scripts/run.mjs')

/** One after the other, so that none measures another. Answers the commands that failed or missed a bar. */
export async function measureAll(): Promise<string[]> {
  const failed: string[] = []
  for (const { command, task } of SOURCES) {
    console.log(`\n${command}`)
    const child = spawn(process.execPath, [run, ...task], { stdio: 'inherit' })
    const code = await new Promise((settle) => child.once('exit', settle))
    if (code !== 0) failed.push(command)
  }
  return failed
}
