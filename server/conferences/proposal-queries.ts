import { asc, desc, eq, sql } from 'drizzle-orm'
import { OWN_PROPOSALS_MAX, PROPOSALS_LISTED_MAX } from '#contract/conferences/limits.ts'
import type { Proposal, ProposalState, ProposalToDecide } from '#contract/conferences/proposal-schema.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { proposal } from './tables.ts'

export type ProposalRow = typeof proposal.$inferSelect

export const proposalsOf = (db: Reader, memberId: string): Promise<ProposalRow[]> =>
  db.select().from(proposal).where(eq(proposal.memberId, memberId)).orderBy(desc(proposal.id)).limit(OWN_PROPOSALS_MAX)

export const proposalsIn = (db: Reader, state: ProposalState): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposal)
    .where(eq(proposal.state, state))
    .orderBy(state === 'sent' ? asc(proposal.sentAt) : desc(proposal.decidedAt), asc(proposal.id))
    .limit(PROPOSALS_LISTED_MAX)

export const countWaitingProposals = (db: Reader): Promise<number> => db.$count(proposal, eq(proposal.state, 'sent'))

export async function lockProposal(tx: Tx, id: string): Promise<ProposalRow | undefined> {
  const [row] = await tx.select().from(proposal).where(eq(proposal.id, id)).for('no key update')
  return row
}

export async function decidedProposals(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, DecidedProposal>> {
  const rows = await readDecided(db, { memberId, ids: [...ids] })
  return new Map(rows.map((row) => [row.id, row]))
}

type DecidedProposal = Pick<ProposalRow, 'id' | 'title' | 'conferenceId'> & { state: Exclude<ProposalState, 'sent'> }

const readDecided = statement<{ memberId: string; ids: string[] }, DecidedProposal>(
  'decided_proposals',
  sql`
    select ${proposal.id}, ${proposal.title}, ${proposal.conferenceId} as "conferenceId", ${proposal.state} from ${proposal}
    where ${proposal.id} = any (${givenIds('ids')}) and ${proposal.memberId} = ${sql.placeholder('memberId')}::uuid
      and ${proposal.state} <> 'sent'`,
)

export const proposalView = ({ memberId: _member, requestId: _request, ...row }: ProposalRow): Proposal => row

export async function proposalsToDecide(db: Reader, rows: readonly ProposalRow[]): Promise<ProposalToDecide[]> {
  const people: ReadonlyMap<string, Person> = await peopleOf(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => ({ ...proposalView(row), author: authorView(row.memberId, people) }))
}

export const exportProposals = async (db: Reader, memberId: string) =>
  (await db.select().from(proposal).where(eq(proposal.memberId, memberId)).orderBy(asc(proposal.id))).map(proposalView)
