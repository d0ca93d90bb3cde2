import { and, asc, eq, gt } from 'drizzle-orm'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachPage } from '#server/foundation/db/each-row.ts'
import { membersToldBy, type NoticeFacts } from './queries.ts'
import { delivery, notice, noticeChoice, noticeRhythm, pushSubscription } from './tables.ts'

/** A subscribed browser is named only by the host of its push service, because the full address is a key. */
export async function exportNoticeSettings(db: Reader, memberId: string) {
  const [rhythm] = await db
    .select({
      digest: noticeRhythm.digest,
      quietFrom: noticeRhythm.quietFrom,
      quietTo: noticeRhythm.quietTo,
      timeZone: noticeRhythm.timeZone,
    })
    .from(noticeRhythm)
    .where(eq(noticeRhythm.memberId, memberId))
  const choices = await db
    .select({ kind: noticeChoice.kind, channel: noticeChoice.channel })
    .from(noticeChoice)
    .where(eq(noticeChoice.memberId, memberId))
    .orderBy(asc(noticeChoice.kind))
  const browsers = await db
    .select({ endpoint: pushSubscription.endpoint, createdAt: pushSubscription.createdAt })
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId))
    .orderBy(asc(pushSubscription.createdAt))
  const awaited = await db
    .select({ channel: delivery.channel, dueAt: delivery.dueAt })
    .from(delivery)
    .where(eq(delivery.memberId, memberId))
    .orderBy(asc(delivery.dueAt))
  return {
    choices,
    rhythm: rhythm ?? null,
    browsers: browsers.map(({ endpoint, createdAt }) => ({
      service: URL.parse(endpoint)?.hostname ?? null,
      createdAt,
    })),
    awaited,
    membersToldOfRecoveries: await membersToldBy(db, memberId),
  }
}

/**
 * Only shown notices, without the words of others: hidden ones would tell a block or a withdrawn consent from a deletion.
 * @param shownOf returns the ids of those among these notices that the screens show
 */
export async function* exportNotices(
  db: Reader,
  memberId: string,
  shownOf: (notices: readonly NoticeFacts[]) => Promise<ReadonlySet<string>>,
) {
  const pages = eachPage((after, limit) =>
    db
      .select()
      .from(notice)
      .where(
        and(
          eq(notice.recipientId, memberId),
          after ? gt(notice.id, after) : undefined,
          notBlocked(memberId, notice.senderId),
        ),
      )
      .orderBy(asc(notice.id))
      .limit(limit),
  )
  for await (const rows of pages) {
    const shown = await shownOf(rows.map((row) => ({ ...row, isRead: row.readAt !== null })))
    const senders = await peopleOf(
      db,
      rows.flatMap(({ id, senderId }) => (senderId && shown.has(id) ? [senderId] : [])),
    )
    for (const { id, kind, senderId, subjectId, createdAt, readAt } of rows) {
      if (!shown.has(id)) continue
      yield { id, kind, from: (senderId && senders.get(senderId)?.username) || null, subjectId, createdAt, readAt }
    }
  }
}
