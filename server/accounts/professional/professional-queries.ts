import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { RENEWAL_DAYS } from '#contract/accounts/professional-limits.ts'
import type {
  ProfessionalRequest,
  ProfessionalState,
  ProfessionalStatus,
} from '#contract/accounts/professional-schema.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { rolesInForce } from '../policy.ts'
import { professionalRequest, role, user } from '../tables.ts'

export type ProfessionalRow = typeof professionalRequest.$inferSelect

export const professionalView = ({
  memberId: _memberId,
  requestId: _requestId,
  remindedAt: _remindedAt,
  ...request
}: ProfessionalRow): ProfessionalRequest => request

export async function professionalStatusOf(db: Reader, memberId: string, now: Date): Promise<ProfessionalStatus> {
  const rows = await db
    .select()
    .from(professionalRequest)
    .where(eq(professionalRequest.memberId, memberId))
    .orderBy(desc(professionalRequest.id))
  const { isGranted, isProfessional } = await professionalRightOf(db, memberId)
  return {
    isProfessional,
    needsSecondFactor: isGranted && !isProfessional,
    requests: rows.map(professionalView),
    canAsk: mayAsk(rows, { isGranted, now }),
  }
}

export const mayAsk = (
  requests: readonly Pick<ProfessionalRow, 'state' | 'recheckAt'>[],
  { isGranted, now }: { isGranted: boolean; now: Date },
): boolean =>
  requests.every(({ state }) => state !== 'pending') &&
  (!isGranted || requests.some(({ state, recheckAt }) => state === 'accepted' && isNear(recheckAt, now)))

const isNear = (recheckAt: Date | null, now: Date) => recheckAt !== null && recheckAt <= daysFrom(now, RENEWAL_DAYS)

/** Returns whether the professional role is granted to this member, and whether it is in force. */
export async function professionalRightOf(
  db: Reader,
  memberId: string,
): Promise<{ isGranted: boolean; isProfessional: boolean }> {
  const [row] = await db
    .select({ hasSecondFactor: user.twoFactorEnabled, granted: role.role })
    .from(user)
    .leftJoin(role, and(eq(role.memberId, user.id), eq(role.role, 'medical_professional')))
    .where(eq(user.id, memberId))
  const granted = row?.granted ? [row.granted] : []
  return {
    isGranted: granted.length > 0,
    isProfessional: row !== undefined && rolesInForce(granted, row).length > 0,
  }
}

export type ListedRequest = ProfessionalRow & { isRenewal: boolean; isNumberTaken: boolean }

const isRenewal: SQL = sql`exists (select from ${professionalRequest} as earlier where earlier.member_id = ${professionalRequest.memberId}
  and earlier.id < ${professionalRequest.id} and earlier.state in ('accepted', 'lapsed'))`

const isNumberTaken: SQL = sql`exists (select from ${professionalRequest} as other where other.rpps = ${professionalRequest.rpps}
  and other.member_id <> ${professionalRequest.memberId} and other.state in ('pending', 'accepted', 'lapsed'))`

export async function professionalsIn(
  db: Reader,
  { state, cursor, limit }: { state: ProfessionalState; cursor: string | undefined; limit: number },
): Promise<ListedRequest[]> {
  const waits = state === 'pending'
  const { id } = professionalRequest
  return db
    .select(listed)
    .from(professionalRequest)
    .where(
      and(
        eq(professionalRequest.state, state),
        cursor === undefined ? undefined : waits ? gt(id, cursor) : sql`${id} < ${cursor}`,
      ),
    )
    .orderBy(waits ? asc(id) : desc(id))
    .limit(limit + 1)
}

const listed = {
  id: professionalRequest.id,
  memberId: professionalRequest.memberId,
  requestId: professionalRequest.requestId,
  profession: professionalRequest.profession,
  rpps: professionalRequest.rpps,
  fullName: professionalRequest.fullName,
  state: professionalRequest.state,
  askedAt: professionalRequest.askedAt,
  decidedAt: professionalRequest.decidedAt,
  reason: professionalRequest.reason,
  recheckAt: professionalRequest.recheckAt,
  remindedAt: professionalRequest.remindedAt,
  isRenewal: sql<boolean>`${isRenewal}`,
  isNumberTaken: sql<boolean>`${isNumberTaken}`,
}

export async function professionalById(db: Reader, id: string): Promise<ListedRequest | undefined> {
  const [row] = await db.select(listed).from(professionalRequest).where(eq(professionalRequest.id, id))
  return row
}

export async function awaitsDecision(db: Reader, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: professionalRequest.id })
    .from(professionalRequest)
    .where(and(eq(professionalRequest.id, id), eq(professionalRequest.state, 'pending')))
  return row !== undefined
}

export const toRecheck = (
  db: Reader,
  { before, limit, isUntold }: { before: Date; limit: number; isUntold?: boolean },
) =>
  db
    .select({ id: professionalRequest.id, memberId: professionalRequest.memberId })
    .from(professionalRequest)
    .where(
      and(
        eq(professionalRequest.state, 'accepted'),
        lte(professionalRequest.recheckAt, before),
        sql`not exists (select from ${professionalRequest} as waiting where waiting.member_id = ${professionalRequest.memberId} and waiting.state = 'pending')`,
        isUntold ? sql`${professionalRequest.remindedAt} is null` : undefined,
      ),
    )
    .orderBy(asc(professionalRequest.recheckAt))
    .limit(limit)

export async function exportProfessionals(db: Reader, memberId: string): Promise<ProfessionalRequest[]> {
  const rows = await db
    .select()
    .from(professionalRequest)
    .where(eq(professionalRequest.memberId, memberId))
    .orderBy(asc(professionalRequest.id))
  return rows.map(professionalView)
}

/** Whether the professional role is granted to this member, in force or not, or a request for it waits. */
export async function isProfessionalOrAsks(db: Reader, memberId: string): Promise<boolean> {
  if ((await professionalRightOf(db, memberId)).isGranted) return true
  const waiting = and(eq(professionalRequest.memberId, memberId), eq(professionalRequest.state, 'pending'))
  return (await db.$count(professionalRequest, waiting)) > 0
}
