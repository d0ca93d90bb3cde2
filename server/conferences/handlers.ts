import { and, eq, gt, sql } from 'drizzle-orm'
import { REMINDERS_MINUTES } from '#contract/conferences/limits.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import type { ConferenceChanged } from './events.ts'
import { conferenceById, soonToBegin } from './queries.ts'
import { conference, conferenceReminder, registration } from './tables.ts'

export const TELL_QUEUE = defineQueue<Telling>('conferences.tell')

/** Skips members who were notified since `at`. Names no member, because a job that does is deleted with their account. */
export type Telling = { conferenceId: string; at: string }

const TOLD_AT_ONCE = 100
const [LONGEST] = REMINDERS_MINUTES

/** Reminds a day and a quarter of an hour before the beginning, each time once. A conference that was announced after both times has one reminder. */
export async function remindOfSoon(services: Services): Promise<void> {
  const now = services.now()
  for (const { id, scheduledAt } of await soonToBegin(services.db, now, LONGEST)) {
    const left = (scheduledAt.getTime() - now.getTime()) / MINUTE_MS
    const due = REMINDERS_MINUTES.filter((minutes) => left <= minutes)
    await transact(services, async (tx) => {
      const noted = await tx
        .insert(conferenceReminder)
        .values(due.map((minutes) => ({ conferenceId: id, scheduledAt, minutes })))
        .onConflictDoNothing()
        .returning({ minutes: conferenceReminder.minutes })
      if (noted.length > 0) await tell(tx, { conferenceId: id, at: now.toISOString() })
    })
  }
}

export const tellChange = (services: Services, { conferenceId, at }: ConferenceChanged): Promise<void> =>
  transact(services, (tx) => tell(tx, { conferenceId, at }))

const tell = (tx: Tx, telling: Telling): Promise<void> => enqueue(tx, TELL_QUEUE, telling)

/** Tells a page of members in each transaction. The text of a notice is made when the notice is read. */
export async function tellConcerned(services: Services, telling: Telling): Promise<void> {
  for (let after: string | undefined; ; ) {
    const members = await tellPage(services, telling, after)
    if (members.length < TOLD_AT_ONCE) return
    after = members.at(-1)
  }
}

const tellPage = (services: Services, { conferenceId, at }: Telling, after: string | undefined): Promise<string[]> =>
  transact(services, async (tx) => {
    if (!(await conferenceById(tx, conferenceId))) return []
    const members = await concerned(tx, conferenceId, after)
    for (const recipientId of members)
      await remindMember(tx, services, {
        recipientId,
        kind: 'conference',
        subjectId: conferenceId,
        since: new Date(at),
      })
    return members
  })

async function concerned(tx: Tx, conferenceId: string, after: string | undefined): Promise<string[]> {
  const registered = tx
    .select({ id: registration.memberId })
    .from(registration)
    .where(eq(registration.conferenceId, conferenceId))
  const speaks = tx
    .select({ id: sql<string>`${conference.expertId}`.as('expert') })
    .from(conference)
    .where(and(eq(conference.id, conferenceId), sql`${conference.expertId} is not null`))
  const all = registered.union(speaks).as('concerned')
  const rows = await tx
    .select({ id: all.id })
    .from(all)
    .where(after ? gt(all.id, after) : undefined)
    .orderBy(all.id)
    .limit(TOLD_AT_ONCE)
  return rows.map(({ id }) => id)
}
