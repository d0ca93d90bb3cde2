import { type Figure, loadNow, machine } from '../record.ts'
import { table } from '../report.ts'
import type { Cost, CostResult } from './measure-cost.ts'

const HEAD = ['operation', 'requests', 'statements', 'with jobs', 'server ms', 'PostgreSQL ms', 'both ms']

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

/** The same as a page of the documentation. */
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
