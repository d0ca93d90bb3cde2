import type { Figure } from '../record.ts'
import { type Bar, table } from '../report.ts'
import type { PeerResult } from './measure-peer.ts'

/** At least how many times the processor time of a request the peer takes. The other operations are told, and held to nothing. */
const LEAST: Record<string, number> = {
  'feed page': 3,
  'post with comments': 1.5,
  like: 1.5,
  comment: 1,
  publish: 1,
}

/** The bars of the operations that have one. */
export const peerBars = ({ compared }: PeerResult): Bar[] =>
  Object.entries(LEAST).map(([operation, least]) => {
    const { ours, theirs } = compared.find((each) => each.operation === operation)!
    const value = theirs.cpuMs / ours.cpuMs
    return { name: nameOf(operation), value: `${value.toFixed(2)} ×`, bar: `≥ ${least} ×`, isHeld: value >= least }
  })

const nameOf = (operation: string) => `${operation}: processor time of the peer ÷ the server's`

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

/** How much of the processors the peer takes of what the server does, for each operation that is held to no bar. */
export const peerFigures = ({ compared }: PeerResult): Figure[] =>
  compared
    .filter(({ operation }) => !(operation in LEAST))
    .map(({ operation, ours, theirs }) => ({
      name: nameOf(operation),
      value: `${(theirs.cpuMs / ours.cpuMs).toFixed(2)} ×`,
    }))
