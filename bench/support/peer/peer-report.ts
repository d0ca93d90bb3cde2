import type { Figure } from '../record.ts'
import { table } from '../report.ts'
import type { PeerResult } from './measure-peer.ts'

/** Both sides as two tables of plain text: figures, and what either does and does not do. */
export function peerReport({ posts, compared }: PeerResult): string {
  const figures = compared.map(({ operation, ours, theirs }) => [
    operation,
    ours.cpuMs.toFixed(2),
    theirs.cpuMs.toFixed(2),
    `${(theirs.cpuMs / ours.cpuMs).toFixed(2)} ×`,
    ours.perSecond.toFixed(0),
    theirs.perSecond.toFixed(0),
  ])
  const scope = compared.map(({ operation, does, doesNot }) => [operation, does, doesNot])
  return [
    `${posts.toLocaleString('en')} posts, one PostgreSQL, by turns; milliseconds of the processors a request, server and PostgreSQL`,
    '',
    table([['operation', 'Vécu ms', 'peer ms', 'peer ÷ Vécu', 'Vécu a second', 'peer a second'], ...figures]),
    '',
    table([['operation', 'the peer does', 'and does not'], ...scope]),
  ].join('\n')
}

/** How much of the processors the peer takes of what the server does, for each operation. */
export const peerFigures = ({ compared }: PeerResult): Figure[] =>
  compared.map(({ operation, ours, theirs }) => ({
    name: `${operation}: processor time of the peer ÷ the server's`,
    value: `${(theirs.cpuMs / ours.cpuMs).toFixed(2)} ×`,
  }))
