import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'prior.tsv')

/**
 * In how many of how many made-up stories each feature stands: what is common and what is rare before a community is large enough to say it itself. A line
 * a feature, after the number of stories; written by `node scripts/count-features.ts`.
 */
export function priorFrequencies(): { stories: number; of: Record<string, number> } {
  const [first = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  return {
    stories: Number(first),
    of: Object.fromEntries(
      lines.map((line) => line.split('\t')).map(([feature = '', count]) => [feature, Number(count)]),
    ),
  }
}
