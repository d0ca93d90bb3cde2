import { program } from './place.mjs'
import { step } from './step.mjs'

const checks = [
  { name: 'format and lint', args: [program('biome'), 'check', '--error-on-warnings'] },
  { name: 'types', args: [program('tsc'), '-p', '.'] },
  { name: 'floors', args: ['scripts/check-floors.ts'] },
  { name: 'texts', args: ['scripts/check-texts.ts'] },
  { name: 'licences and lock file', args: ['scripts/check-licences.ts'] },
  { name: 'unused', args: [program('knip'), '--no-progress'] },
]

/** Everything that is checked by reading; answers the names of what is wrong, each shown above. */
export async function check() {
  const failed = []
  for (const { name, args } of checks) if (!(await step(name, args))) failed.push(name)
  return failed
}
