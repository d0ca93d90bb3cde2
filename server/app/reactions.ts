import { forgetUnconfirmed } from '#server/accounts/commands/forget-unconfirmed.ts'
import { MEMBER_BLOCKED, type MemberBlocked, PARTICIPATION_CHANGED } from '#server/accounts/events.ts'
import { MAIL_QUEUE, sendAccountMail } from '#server/accounts/mail-job.ts'
import type { Services } from '#server/foundation/context.ts'
import { forgetEvents } from '#server/foundation/events.ts'
import type { Reaction } from '#server/foundation/jobs.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { forgetQuotaUses } from '#server/foundation/quota.ts'
import { forgetLimits } from '#server/foundation/rate.ts'
import { SEARCH_REQUESTED } from '#server/matching/commands/request-search.ts'
import { followParticipation, partMatches, searchFor, sweepSearches, tellRecovery } from '#server/matching/reactions.ts'
import { COLLECTION_REQUESTED } from '#server/media/commands/request-collection.ts'
import { collectGarbage, sweepMedia } from '#server/media/reactions.ts'
import { forgetBetween } from '#server/notifications/commands/forget-between.ts'
import { forgetSubject } from '#server/notifications/commands/forget-subject.ts'
import {
  COMMENT_ADDED,
  COMMENT_REMOVED,
  type CommentRemoved,
  POST_EDITED,
  POST_PUBLISHED,
  POST_REMOVED,
  POST_RESOLVED,
} from '#server/posts/events.ts'
import { tellComment } from '#server/posts/reactions.ts'
import { forgetWords } from '#server/posts/search-words.ts'

const WEEK_MS = 7 * 86_400_000

/** Links in mails are secrets: their jobs are not kept once done, nor tried again when the links are over. */
const FORGOTTEN_SOON = { deleteAfterSeconds: 60, retryLimit: 300 }
/** Asked for again while it waits, it is one job. */
const ONCE = { policy: 'short' } as const
/**
 * Wishes to collect are one job each, for they are written in transactions: one that is dropped for another that waits is lost where that other
 * runs before its commit. They are tried for an hour, in which the sweep comes by, so that they do not pile up while the store is away.
 */
const FOR_AN_HOUR = { retryLimit: 20 }

type Of<Data> = (services: Services, data: Data) => Promise<void>
const of = <Data>(run: Of<Data>): Of<never> => run as Of<never>

/** The one page that says who cares about what: event → room, and what the clock starts. Each may run twice. */
export const reactionsOf = (mailer: Mailer): Reaction<Services>[] => [
  {
    queue: MAIL_QUEUE,
    run: of((services, job: Parameters<typeof sendAccountMail>[2]) => sendAccountMail(services, mailer, job)),
    options: FORGOTTEN_SOON,
  },
  { queue: 'matching.search-published', on: POST_PUBLISHED, run: of(searchFor) },
  { queue: 'matching.search-edited', on: POST_EDITED, run: of(searchFor) },
  { queue: SEARCH_REQUESTED, run: of(searchFor) },
  { queue: 'matching.tell-recovery', on: POST_RESOLVED, run: of(tellRecovery) },
  {
    queue: 'notifications.forget-post',
    on: POST_REMOVED,
    run: of((services, { postId }: { postId: string }) => forgetSubject(services, postId)),
  },
  { queue: 'posts.tell-comment', on: COMMENT_ADDED, run: of(tellComment) },
  {
    queue: 'notifications.forget-comment',
    on: COMMENT_REMOVED,
    run: of((services, { commentId }: CommentRemoved) => forgetSubject(services, commentId)),
  },
  { queue: 'matching.follow-participation', on: PARTICIPATION_CHANGED, run: of(followParticipation) },
  { queue: 'matching.part', on: MEMBER_BLOCKED, run: of(partMatches) },
  {
    queue: 'notifications.forget-between',
    on: MEMBER_BLOCKED,
    run: of((services, { blockerId, blockedId }: MemberBlocked) => forgetBetween(services, blockerId, blockedId)),
  },
  { queue: 'matching.sweep', every: '* * * * *', run: of(sweepSearches), options: ONCE },
  { queue: 'posts.forget-words', every: '41 3 * * *', run: of(forgetWords), options: ONCE },
  { queue: COLLECTION_REQUESTED, run: of(collectGarbage), options: FOR_AN_HOUR },
  { queue: 'media.sweep', every: '53 * * * *', run: of(sweepMedia), options: ONCE },
  { queue: 'house.forget', every: '17 * * * *', run: of(forgetOld), options: ONCE },
]

async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await forgetUnconfirmed(services)
  await forgetEvents(services.db, new Date(now.getTime() - WEEK_MS))
  await forgetQuotaUses(services.db, now)
  await forgetLimits(services.db, new Date())
}
