import { type Figure, loadNow, machine } from '../record.ts'
import { type Bar, table } from '../report.ts'
import type { Cost, CostResult } from './measure-cost.ts'

const HEAD = ['operation', 'requests', 'statements', 'with jobs', 'server ms', 'PostgreSQL ms', 'both ms']

/** The most that one request may take: statements of its own, or `withJobs`, and milliseconds of the server's and PostgreSQL's processors. */
const MOST: Record<string, { statements?: number; withJobs?: number; ms?: number }> = {
  'the feed': { statements: 2, ms: 2 },
  'a post': { statements: 2 },
  'its comments': { statements: 2 },
  'a like': { statements: 3 },
  'a comment': { statements: 5 },
  'a new post': { withJobs: 25, ms: 18 },
  '/api/chat/conversations': { statements: 3 },
  '/api/matches': { statements: 3 },
  '/feed': { statements: 6, ms: 6 },
}
const IDLE_MOST = { processors: 0.02, statements: 10 }

/** The bars of a server that nobody asks, and of the requests that are made most. */
export const costBars = ({ idle, costs }: CostResult): Bar[] => [
  atMost('nobody asks: processors', (idle.server + idle.postgres) / 1000, IDLE_MOST.processors),
  atMost('nobody asks: statements a second', idle.statements, IDLE_MOST.statements),
  ...costs.flatMap((cost) => {
    const { statements, withJobs, ms } = MOST[cost.operation] ?? {}
    return [
      statements === undefined ? [] : atMost(`${cost.operation}: statements`, cost.statements, statements),
      withJobs === undefined ? [] : atMost(`${cost.operation}: statements with its jobs`, cost.withJobs, withJobs),
      ms === undefined
        ? []
        : atMost(`${cost.operation}: milliseconds of the processors`, cost.server + cost.postgres, ms),
    ].flat()
  }),
]

const atMost = (name: string, value: number, most: number): Bar => ({
  name,
  value: value.toFixed(most < 1 ? 3 : 1),
  bar: `≤ ${most}`,
  isHeld: value <= most,
})

const cellsOf = ({ operation, asked, statements, withJobs, server, postgres }: Cost): string[] => [
  operation,
  String(asked),
  statements.toFixed(1),
  withJobs.toFixed(1),
  server.toFixed(2),
  postgres.toFixed(2),
  (server + postgres).toFixed(2),
]

const restOf = ({ idle }: CostResult): string =>
  `Nobody asks: ${idle.statements.toFixed(1)} statements a second, and ${(idle.server / 1000).toFixed(3)} of a processor by the server, ${(idle.postgres / 1000).toFixed(3)} by PostgreSQL, taken off below.`

/** The costs as a table of plain text. */
export const costReport = (result: CostResult): string =>
  [restOf(result), '', table([HEAD, ...result.costs.map(cellsOf)])].join('\n')

/** The figures of the requests that members make most. */
export const costFigures = ({ costs }: CostResult): Figure[] =>
  costs
    .filter(({ operation }) => !operation.startsWith('/'))
    .map(({ operation, statements, server, postgres }) => ({
      name: `${operation}: statements, processor time`,
      value: `${statements.toFixed(1)}, ${(server + postgres).toFixed(1)} ms`,
    }))

/** Returns the costs as a page of the documentation. */
export const costPage = (result: CostResult): string =>
  [
    '# Cost of each operation',
    '',
    `\`npm run bench:cost -- --markdown\` writes this page: processor time and statements of each request, one after the other, of ${result.members.toLocaleString('en')} members`,
    `in turn, with ${result.posts.toLocaleString('en')} posts; processor time with the jobs that follow a write. ${machine()}; load ${loadNow()} at the end.`,
    '',
    restOf(result),
    '',
    `| ${HEAD.join(' | ')} |`,
    `|---|${HEAD.slice(1)
      .map(() => '---:')
      .join('|')}|`,
    ...result.costs.map((cost) => `| ${cellsOf(cost).join(' | ')} |`),
    '',
  ].join('\n')
