import { or, sql } from 'drizzle-orm'
import { holdsRole } from '#server/accounts/role-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { STAFF } from './policy.ts'
import { contentReport, moderationAppeal, moderationCase, moderationDecision } from './tables.ts'

/**
 * The content of a notice of moderation. held: something of the reader's is hidden until the staff has looked. decision: on what they made. report: on what
 * they reported. appeal: one was decided. urgent: a case, for the staff.
 */
export type ModerationNoticeFacts = {
  what: 'held' | 'decision' | 'report' | 'appeal' | 'urgent'
  decisionId: string | null
  caseId: string | null
}

export async function moderationNoticeFacts(
  db: Reader,
  readerId: string,
  subjectIds: readonly string[],
): Promise<Map<string, ModerationNoticeFacts>> {
  const rows = await readTold(db, { readerId, ids: [...subjectIds] })
  return new Map(
    rows.flatMap((row): [string, ModerationNoticeFacts][] => {
      const told = toldOf(row)
      return told ? [[row.id, told]] : []
    }),
  )
}

function toldOf({
  kind,
  caseId,
  decisionId,
  isOwn,
  isReported,
  isHeld,
  isForStaff,
}: Row): ModerationNoticeFacts | undefined {
  if (kind === 'case') {
    if (!isOwn) return isForStaff ? { what: 'urgent', decisionId: null, caseId } : undefined
    return isHeld ? { what: 'held', decisionId: null, caseId: null } : undefined
  }
  if (!isOwn && !isReported) return undefined
  return { what: kind === 'appeal' ? 'appeal' : isOwn ? 'decision' : 'report', decisionId, caseId: null }
}

type Row = {
  id: string
  kind: 'case' | 'decision' | 'appeal'
  caseId: string
  decisionId: string | null
  isOwn: boolean
  isReported: boolean
  isHeld: boolean
  isForStaff: boolean
}

const asking = sql`${sql.placeholder('readerId')}::uuid`

const readTold = statement<{ readerId: string; ids: string[] }, Row>(
  'moderation_told',
  sql`
    select told.id, ${moderationCase.id} as "caseId", ${moderationDecision.id} as "decisionId",
      case when ${moderationAppeal.id} is not null then 'appeal' when ${moderationDecision.id} is not null then 'decision' else 'case' end as kind,
      ${moderationCase.authorId} is not distinct from ${asking} as "isOwn",
      exists (select from ${contentReport} where ${contentReport.caseId} = ${moderationCase.id} and ${contentReport.reporterId} = ${asking}) as "isReported",
      ${moderationCase.autoHiddenAt} is not null and ${moderationCase.state} = 'open' as "isHeld",
      (${or(...STAFF.map((role) => holdsRole(asking, role)))}) as "isForStaff"
    from unnest(${givenIds('ids')}) as told (id)
    left join ${moderationAppeal} on ${moderationAppeal.id} = told.id
    left join ${moderationDecision} on ${moderationDecision.id} = coalesce(${moderationAppeal.decisionId}, told.id)
    join ${moderationCase} on ${moderationCase.id} = coalesce(${moderationDecision.caseId}, told.id)`,
)
