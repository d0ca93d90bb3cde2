import { EXPORT_FAILED, EXPORT_REQUESTED, type ExportRequested } from '#server/accounts/commands/ask-export.ts'
import { forgetUnconfirmed } from '#server/accounts/commands/forget-unconfirmed.ts'
import { forgetExports, giveUpExport, makeExport } from '#server/accounts/commands/make-export.ts'
import { recheckProfessionals } from '#server/accounts/commands/recheck-professionals.ts'
import { MAILS_DECLINED, MEMBER_BLOCKED, type MemberBlocked, PARTICIPATION_CHANGED } from '#server/accounts/events.ts'
import { FAREWELL_SAID, type Farewell, MEMBER_ERASED, sayFarewell } from '#server/accounts/farewell.ts'
import { MAIL_QUEUE, sendAccountMail } from '#server/accounts/mail-job.ts'
import { RIGHTS_MAIL_QUEUE, type RightsMail, sendRightsMail } from '#server/accounts/rights-mail-job.ts'
import { isNobodys } from '#server/accounts/rights-queries.ts'
import { sweepCalls } from '#server/chat/commands/call.ts'
import { REQUEST_ENDED, type RequestEnded } from '#server/chat/events.ts'
import { endBetween } from '#server/chat/reactions.ts'
import { makeReplays, REPLAYS_WANTED, sweepReplays } from '#server/conferences/commands/make-replays.ts'
import { keepTime } from '#server/conferences/commands/steer.ts'
import { CONFERENCE_CHANGED, ROOM_SAID } from '#server/conferences/events.ts'
import { remindOfSoon, TELL_QUEUE, tellChange, tellSome } from '#server/conferences/reactions.ts'
import { forgetAbsent } from '#server/conferences/room-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { forgetEvents } from '#server/foundation/events.ts'
import type { Reaction } from '#server/foundation/jobs.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { forgetTraces } from '#server/foundation/member-traces.ts'
import { forgetQuotaUses } from '#server/foundation/quota.ts'
import { forgetLimits } from '#server/foundation/rate.ts'
import { JOURNAL_REMOVED, type JournalRemoved } from '#server/journal/events.ts'
import { remindDue } from '#server/journal/reactions.ts'
import { SEARCH_REQUESTED } from '#server/matching/commands/request-search.ts'
import { followParticipation, partMatches, searchFor, sweepSearches, tellRecovery } from '#server/matching/reactions.ts'
import { COLLECTION_REQUESTED } from '#server/media/commands/request-collection.ts'
import { collectGarbage, sweepMedia } from '#server/media/reactions.ts'
import { countNight } from '#server/medication/commands/count-night.ts'
import { SEARCH_REQUESTED as REPORT_SEARCH_REQUESTED } from '#server/medication/commands/request-search.ts'
import { REPORT_WRITTEN } from '#server/medication/events.ts'
import * as reports from '#server/medication/reactions.ts'
import { DECIDED_QUEUE } from '#server/moderation/commands/decide.ts'
import { APPEAL_DECIDED_QUEUE } from '#server/moderation/commands/decide-appeal.ts'
import { forgetEvidence } from '#server/moderation/commands/forget.ts'
import { URGENT_QUEUE } from '#server/moderation/file-report.ts'
import { MODERATION_MAIL_QUEUE, type ModerationMail, sendModerationMail } from '#server/moderation/mail-job.ts'
import {
  checkComment,
  checkPost,
  checkRoomMessage,
  tellAppeal,
  tellDecision,
  tellUrgent,
} from '#server/moderation/reactions.ts'
import { followMailsDeclined } from '#server/notifications/commands/end-mails.ts'
import { forgetBetween } from '#server/notifications/commands/forget-between.ts'
import { forgetSubject } from '#server/notifications/commands/forget-subject.ts'
import { deliverDue } from '#server/notifications/deliver.ts'
import { DELIVER_QUEUE, type DeliverJob } from '#server/notifications/deliveries.ts'
import { NOTICE_MAIL_QUEUE, type NoticeMailJob, sendNoticeMail } from '#server/notifications/mail-job.ts'
import { BROWSER_QUEUE, pushToBrowser, pushToMember } from '#server/notifications/push-job.ts'
import { PUSH_QUEUE } from '#server/notifications/push-queue.ts'
import { takeDaily } from '#server/observatory/commands/take-snapshot.ts'
import {
  COMMENT_ADDED,
  COMMENT_REMOVED,
  type CommentRemoved,
  POST_EDITED,
  POST_PUBLISHED,
  POST_REMOVED,
  POST_RESOLVED,
  type PostRemoved,
} from '#server/posts/events.ts'
import { tellComment } from '#server/posts/reactions.ts'
import { forgetWords } from '#server/posts/search-words.ts'
import { eraseDue, forgetErased } from './erasure.ts'
import { writeCopy } from './export.ts'
import { noticeViews } from './notices.ts'

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
/** A person waits for it, and is told when it cannot be done. */
const FOR_MINUTES = { retryLimit: 5, retryDelay: 2, retryDelayMax: 60 }
/** What is told so late is no news any more. */
const FOR_HOURS = { retryLimit: 60 }
/** Packing hours of picture anew. */
const FOR_LONG = { expireInSeconds: 4 * 3_600 }
/** Push services answer in a tenth of a second, or in ten: those that wait must not hold up the others. */
const PUSHES_AT_ONCE = 4

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
    run: of((services, { postId }: PostRemoved) => forgetSubject(services, postId)),
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
  { queue: PUSH_QUEUE, run: of(pushToMember) },
  { queue: BROWSER_QUEUE, run: of(pushToBrowser), options: FOR_HOURS, atOnce: PUSHES_AT_ONCE },
  {
    queue: DELIVER_QUEUE,
    every: '* * * * *',
    run: of((services, job: DeliverJob | null) => deliverDue(services, noticeViews, job ?? {})),
  },
  {
    queue: NOTICE_MAIL_QUEUE,
    run: of((services, job: NoticeMailJob) => sendNoticeMail(services, { mailer, views: noticeViews }, job)),
    options: { deleteAfterSeconds: 60 },
  },
  { queue: 'notifications.end-mails', on: MAILS_DECLINED, run: of(followMailsDeclined) },
  { queue: 'chat.end-between', on: MEMBER_BLOCKED, run: of(endBetween) },
  {
    queue: 'notifications.forget-request',
    on: REQUEST_ENDED,
    run: of((services, { requestId }: RequestEnded) => forgetSubject(services, requestId, 'request')),
  },
  { queue: 'chat.sweep-calls', every: '* * * * *', run: of(sweepCalls), options: ONCE },
  { queue: 'matching.sweep', every: '* * * * *', run: of(sweepSearches), options: ONCE },
  { queue: 'medication.search-written', on: REPORT_WRITTEN, run: of(reports.searchFor) },
  { queue: REPORT_SEARCH_REQUESTED, run: of(reports.searchFor) },
  { queue: 'medication.follow-participation', on: PARTICIPATION_CHANGED, run: of(reports.followParticipation) },
  { queue: 'medication.part', on: MEMBER_BLOCKED, run: of(reports.partReports) },
  { queue: 'medication.sweep', every: '* * * * *', run: of(reports.sweepSearches), options: ONCE },
  { queue: 'journal.remind', every: '* * * * *', run: of(remindDue), options: ONCE },
  {
    queue: 'notifications.forget-journal',
    on: JOURNAL_REMOVED,
    run: of((services, { journalId }: JournalRemoved) => forgetSubject(services, journalId)),
  },
  { queue: 'conferences.keep-time', every: '* * * * *', run: of(keepTime), options: ONCE },
  { queue: 'conferences.remind', every: '* * * * *', run: of(remindOfSoon), options: ONCE },
  { queue: 'conferences.tell-change', on: CONFERENCE_CHANGED, run: of(tellChange) },
  { queue: TELL_QUEUE, run: of(tellSome) },
  { queue: REPLAYS_WANTED, every: '* * * * *', run: of(makeReplays), options: { ...ONCE, ...FOR_LONG } },
  { queue: 'conferences.sweep-replays', every: '37 * * * *', run: of(sweepReplays), options: ONCE },
  { queue: 'posts.forget-words', every: '41 3 * * *', run: of(forgetWords), options: ONCE },
  { queue: 'medication.count', every: '11 3 * * *', run: of(countNight), options: ONCE },
  { queue: 'observatory.take-snapshot', every: '27 3 * * *', run: of(takeDaily), options: ONCE },
  { queue: COLLECTION_REQUESTED, run: of(collectGarbage), options: FOR_AN_HOUR },
  { queue: 'media.sweep', every: '53 * * * *', run: of(sweepMedia), options: ONCE },
  {
    queue: RIGHTS_MAIL_QUEUE,
    run: of((services, job: RightsMail) => sendRightsMail(services, mailer, job)),
    options: FORGOTTEN_SOON,
  },
  { queue: 'moderation.check-published', on: POST_PUBLISHED, run: of(checkPost) },
  { queue: 'moderation.check-edited', on: POST_EDITED, run: of(checkPost) },
  { queue: 'moderation.check-resolved', on: POST_RESOLVED, run: of(checkPost) },
  { queue: 'moderation.check-comment', on: COMMENT_ADDED, run: of(checkComment) },
  { queue: 'moderation.check-room', on: ROOM_SAID, run: of(checkRoomMessage) },
  { queue: URGENT_QUEUE, run: of(tellUrgent) },
  { queue: DECIDED_QUEUE, run: of(tellDecision) },
  { queue: APPEAL_DECIDED_QUEUE, run: of(tellAppeal) },
  {
    queue: MODERATION_MAIL_QUEUE,
    run: of((services, job: ModerationMail) => sendModerationMail(services, mailer, job)),
    options: FORGOTTEN_SOON,
  },
  { queue: 'moderation.forget', every: '47 4 * * *', run: of(forgetEvidence), options: ONCE },
  // Before the queue that leaves it what could not be made.
  { queue: EXPORT_FAILED, run: of(giveUpExport) },
  {
    queue: EXPORT_REQUESTED,
    run: of((services, job: ExportRequested) => makeExport(services, writeCopy, job)),
    options: { ...FOR_MINUTES, deadLetter: EXPORT_FAILED },
  },
  { queue: 'accounts.forget-exports', every: '29 * * * *', run: of(forgetExports), options: ONCE },
  { queue: 'accounts.recheck-professionals', every: '23 5 * * *', run: of(recheckProfessionals), options: ONCE },
  { queue: 'accounts.erase-due', every: '*/10 * * * *', run: of(eraseDue), options: ONCE },
  {
    queue: MEMBER_ERASED,
    run: of((services, job: Farewell) => sayFarewell(services, mailer, job)),
    options: FORGOTTEN_SOON,
  },
  { queue: FAREWELL_SAID, run: of(forgetErased) },
  { queue: 'house.forget', every: '17 * * * *', run: of(forgetOld), options: ONCE },
]

async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await forgetUnconfirmed(services)
  await forgetEvents(services.db, new Date(now.getTime() - WEEK_MS))
  await forgetQuotaUses(services.db, now)
  await forgetAbsent(services.db)
  await forgetTraces(services.db, isNobodys)
  await forgetLimits(services.db, new Date())
}
