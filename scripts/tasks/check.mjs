import { availableParallelism } from 'node:os'
import { program } from './place.mjs'
import { step } from './step.mjs'

/** Each checker of types learns those of the libraries anew: on two cores, four of them take half as much again of the processor as one. */
const CHECKERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

/** In two rows beside each other, since types take as long as all the rest together. */
const rows = [
  [{ name: 'types', args: [program('tsc'), '-p', '.', '--checkers', String(CHECKERS)] }],
  [
    { name: 'format and lint', args: [program('biome'), 'check', '--error-on-warnings'] },
    { name: 'layers', args: ['scripts/check-layers.ts'] },
    { name: 'words', args: ['scripts/check-words.ts'] },
    { name: 'texts', args: ['scripts/check-texts.ts'] },
    { name: 'licences and lock file', args: ['scripts/check-licences.ts'] },
    { name: 'unused', args: [program('knip'), '--no-progress'] },
  ],
]

export async function check() {
  const failed = []
  const inOrder = async (row) => {
    for (const { name, args } of row) if (!(await step(name, args))) failed.push(name)
  }
  await Promise.all(rows.map(inOrder))
  return failed
}
