import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  type NoticePreferences,
} from '#contract/notifications/schema.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { mailboxOf } from '#server/accounts/queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { DEFAULT_RHYTHM, endOfDay, type Rhythm } from './delivery-dates.ts'
import { noticeChoice, noticeRhythm } from './tables.ts'

/** A kind chosen by mail is shown in the app while the member does not agree to mails. */
export async function preferencesOf(db: Reader, memberId: string): Promise<NoticePreferences> {
  const choices = await db
    .select({ kind: noticeChoice.kind, channel: noticeChoice.channel })
    .from(noticeChoice)
    .where(eq(noticeChoice.memberId, memberId))
  const mayMail = (await mailboxOf(db, memberId)) !== undefined
  const chosen = new Map(choices.map(({ kind, channel }) => [kind, channel]))
  const channels = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, inForce(chosen.get(kind), mayMail)]))
  return {
    channels: channels as NoticePreferences['channels'],
    rhythm: (await rhythmsOf(db, [memberId])).get(memberId) ?? null,
    mayMail,
  }
}

export async function channelsOf(
  db: Reader,
  kind: NoticeKind,
  memberIds: readonly string[],
): Promise<Map<string, NoticeChannel>> {
  const rows = await db
    .select({
      memberId: noticeChoice.memberId,
      channel: noticeChoice.channel,
      mayMail: sql<boolean>`${hasConsented('emails', noticeChoice.memberId)}`,
    })
    .from(noticeChoice)
    .where(and(eq(noticeChoice.kind, kind), inArray(noticeChoice.memberId, [...memberIds])))
  return new Map(rows.map(({ memberId, channel, mayMail }) => [memberId, inForce(channel, mayMail)]))
}

const inForce = (chosen: NoticeChannel | undefined, mayMail: boolean): NoticeChannel =>
  chosen === 'email' && !mayMail ? 'app' : (chosen ?? 'app')

/** SQL: the time zone that the member in this column chose for their notices; null for one who never said. */
export const noticeZoneOf = (memberId: SQL): SQL =>
  sql`(select ${noticeRhythm.timeZone} from ${noticeRhythm} where ${noticeRhythm.memberId} = ${memberId})`

export const dayEndIn = (noticeZone: string | null, now: Date): Date =>
  endOfDay(now, noticeZone ?? DEFAULT_RHYTHM.timeZone)

/** Returns when each of these members wants mails and pushes; a member who never said is absent. */
export async function rhythmsOf(db: Reader, memberIds: readonly string[]): Promise<Map<string, Rhythm>> {
  const rows = await db
    .select()
    .from(noticeRhythm)
    .where(inArray(noticeRhythm.memberId, [...memberIds]))
  return new Map(
    rows.map(({ memberId, quietFrom, quietTo, ...rhythm }) => [
      memberId,
      { ...rhythm, quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo } },
    ]),
  )
}
