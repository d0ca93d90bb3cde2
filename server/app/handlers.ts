import { HOUR_SECONDS } from '#contract/foundation/durations.ts'
import { EVENT_DAYS } from '#contract/foundation/live-limits.ts'
import { EXPORT_FAILED, EXPORT_REQUESTED } from '#server/accounts/commands/ask-export.ts'
import { forgetUnconfirmed } from '#server/accounts/commands/forget-unconfirmed.ts'
import { forgetExports, giveUpExport, makeExport } from '#server/accounts/commands/make-export.ts'
import { recheckProfessionals } from '#server/accounts/commands/recheck-professionals.ts'
import { consentWithdrawn, mailsDeclined, memberBlocked, participationChanged } from '#server/accounts/events.ts'
import { MAIL_QUEUE, NEWS_MAIL_QUEUE, sendAccountMail } from '#server/accounts/mail-jobs.ts'
import { GOODBYE_SENT, MEMBER_ERASED, sendGoodbye } from '#server/accounts/privacy/goodbye-jobs.ts'
import { PRIVACY_MAIL_QUEUE, sendPrivacyMail } from '#server/accounts/privacy/privacy-mail-jobs.ts'
import { isOfNoMember } from '#server/accounts/privacy/privacy-queries.ts'
import { tellRecoveries } from '#server/accounts/security/commands/tell-recoveries.ts'
import { forgetRecoveries } from '#server/accounts/security/factor-recovery-store.ts'
import { forgetSignUpOrigins } from '#server/accounts/sign-in/commands/note-sign-up-origin.ts'
import { forgetAudit } from '#server/admin/commands/forget-audit.ts'
import { signHead } from '#server/admin/commands/sign-head.ts'
import { sweepCalls } from '#server/chat/commands/call.ts'
import { forgetSealed } from '#server/chat/commands/seal-message.ts'
import { chatAccepted, requestEnded } from '#server/chat/events.ts'
import * as talks from '#server/chat/handlers.ts'
import { READING_CORRECTED } from '#server/closest/commands/correct-reading.ts'
import { CORRECTED_COUNTED, countCorrected } from '#server/closest/commands/count-corrected.ts'
import { countUnread, UNREAD_COUNTED } from '#server/closest/commands/count-unread.ts'
import { SEARCH_REQUESTED } from '#server/closest/commands/request-search.ts'
import { forgetUnnamed } from '#server/conferences/commands/erase.ts'
import { makeReplays, REPLAYS_WANTED, sweepReplays } from '#server/conferences/commands/make-replays.ts'
import { keepTime } from '#server/conferences/commands/moderate-room.ts'
import { conferenceChanged, roomSaid, topicAsked } from '#server/conferences/events.ts'
import { remindOfSoon, TELL_QUEUE, tellChange, tellConcerned } from '#server/conferences/handlers.ts'
import { forgetAbsent } from '#server/conferences/room-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { forgetLimits } from '#server/foundation/net/rate.ts'
import { forgetTraces } from '#server/foundation/observe/member-traces.ts'
import { forgetQuotaUses } from '#server/foundation/quota.ts'
import { forgetEvents } from '#server/foundation/work/events.ts'
import { type EventHandler, every, handle, ONCE, on } from '#server/foundation/work/handlers.ts'
import { forgetDayRequests } from '#server/journal/commands/write-day.ts'
import { journalRemoved } from '#server/journal/events.ts'
import { remindDue } from '#server/journal/handlers.ts'
import { tellBestMatches } from '#server/matching/commands/tell-best-match.ts'
import {
  endMatchesBetween,
  followCorrection,
  followParticipation,
  refreshAuthorPlaces,
  rereadStories,
  searchFor,
  showWholeScore,
  sweepSearches,
  tellKeptOutcomes,
  tellOutcomeChange,
  tellRecovery,
} from '#server/matching/handlers.ts'
import { forgetPinned } from '#server/matching/pinned-place-store.ts'
import { COLLECTION_REQUESTED } from '#server/media/commands/request-collection.ts'
import { collectGarbage, sweepMedia } from '#server/media/handlers.ts'
import { countNight } from '#server/medication/commands/count-night.ts'
import { publishDailyPairs } from '#server/medication/commands/publish-daily-pairs.ts'
import { rekeyMedications } from '#server/medication/commands/rekey-medications.ts'
import { SEARCH_REQUESTED as REPORT_SEARCH_REQUESTED } from '#server/medication/commands/request-search.ts'
import { introductionEnded, reportWritten } from '#server/medication/events.ts'
import * as reports from '#server/medication/handlers.ts'
import { forgetSearchEntries } from '#server/medication/search-entry-store.ts'
import { APPEAL_DECIDED_QUEUE } from '#server/moderation/commands/decide-appeal.ts'
import { DECIDED_QUEUE } from '#server/moderation/commands/decide-case.ts'
import { URGENT_QUEUE } from '#server/moderation/commands/file-report.ts'
import { forgetEvidence } from '#server/moderation/commands/forget-evidence.ts'
import {
  checkComment,
  checkPost,
  checkRoomMessage,
  checkTopic,
  checkTreatment,
  tellAppeal,
  tellDecision,
  tellUrgent,
} from '#server/moderation/handlers.ts'
import { MODERATION_MAIL_QUEUE, sendModerationMail } from '#server/moderation/mail-jobs.ts'
import { deliverDue } from '#server/notifications/commands/deliver-due.ts'
import { followMailsDeclined } from '#server/notifications/commands/end-mails.ts'
import { forgetBetween } from '#server/notifications/commands/forget-between.ts'
import { forgetSubject } from '#server/notifications/commands/forget-subject.ts'
import { BROWSER_QUEUE, pushToBrowser, pushToMember } from '#server/notifications/commands/push-to-member.ts'
import { DELIVER_QUEUE } from '#server/notifications/delivery-store.ts'
import { NOTICE_MAIL_QUEUE, sendNoticeMail } from '#server/notifications/mail-jobs.ts'
import { PUSH_QUEUE } from '#server/notifications/push-jobs.ts'
import { takeDaily } from '#server/observatory/commands/take-snapshot.ts'
import { countMeToos } from '#server/posts/commands/count-me-toos.ts'
import { forgetWords } from '#server/posts/commands/learn-words.ts'
import { forgetPublications } from '#server/posts/commands/publish-post.ts'
import {
  commentAdded,
  commentRemoved,
  meTooSaid,
  outcomeChanged,
  postEdited,
  postPublished,
  postRemoved,
  postResolved,
} from '#server/posts/events.ts'
import { endMeToosBetween, tellBlocked, tellComment, tellMeToo, tellWithdrawal } from '#server/posts/handlers.ts'
import { askSilent } from '#server/treatments/commands/ask-silent.ts'
import { rekeyTreatments } from '#server/treatments/commands/rekey-treatments.ts'
import { treatmentTold } from '#server/treatments/events.ts'
import { keepMethod } from '#server/treatments/handlers.ts'
import { countNight as countWhatHelped } from '#server/what-helped/commands/count-night.ts'
import { eraseDue, forgetErased } from './erasure.ts'
import { writeCopy } from './export.ts'
import { noticeViews } from './notices.ts'

const EACH_MINUTE = '* * * * *'
/**
 * The number of retries that fit before the next run, which tries again anyway: the last follows the first by 15 to 30 s. The work of a server that was killed
 * is so resumed quickly.
 */
const RETRIES_IN_A_MINUTE = 4
const RETRIES_IN_MINUTES = 8

/** Jobs of mails name their readers, so they are deleted soon after they are done. */
const FORGOTTEN_SOON = { deleteAfterSeconds: 60 }
/** Links in mails are secrets and expire within a day; their jobs are not retried after that. */
const FOR_A_DAY = { ...FORGOTTEN_SOON, retryLimit: 300 }
/**
 * Each request to collect garbage is a job of its own. Merged with a waiting job, it would be lost where that job runs before this transaction commits. Jobs
 * are retried for an hour, within which the sweep runs anyway, so that they do not pile up while the store is unavailable.
 */
const FOR_AN_HOUR = { retryLimit: 20 }
/** A person waits for the result, and is told when it fails for good. */
const FOR_MINUTES = { retryLimit: 5, retryDelay: 2, retryDelayMax: 60 }
/** A push notification is useless after a few hours. */
const FOR_HOURS = { retryLimit: 60 }
/** For jobs that may take hours, such as making a replay. A job that exceeds this limit counts as lost, and a second one starts beside it. */
const FOR_LONG = { expireInSeconds: 4 * HOUR_SECONDS }
/** Push services answer in 0.1 s or in 10 s; the slow ones must not hold up the others. */
const PUSHES_AT_ONCE = 4

export const handlersOf = (mailer: Mailer): EventHandler[] => [
  ...on(postPublished, { 'matching.search-published': searchFor, 'moderation.check-published': checkPost }),
  ...on(postEdited, { 'matching.search-edited': searchFor, 'moderation.check-edited': checkPost }),
  ...on(postResolved, {
    'matching.tell-recovery': tellRecovery,
    'treatments.keep-method': keepMethod,
    'moderation.check-resolved': checkPost,
  }),
  ...on(outcomeChanged, { 'matching.tell-outcome': tellOutcomeChange, 'moderation.check-outcome': checkPost }),
  ...on(treatmentTold, { 'moderation.check-treatment': checkTreatment }),
  ...on(postRemoved, {
    // A pushed event would reveal to a recipient whom the author blocked that the author was active, and when.
    'notifications.forget-post': (services, { postId }) =>
      forgetSubject(services, postId, { except: 'match', isQuiet: true }),
  }),
  ...on(commentAdded, { 'posts.tell-comment': tellComment, 'moderation.check-comment': checkComment }),
  ...on(commentRemoved, {
    'notifications.forget-comment': (services, { commentId, isErased: isQuiet = false }) =>
      forgetSubject(services, commentId, { isQuiet }),
  }),
  ...on(meTooSaid, { 'posts.tell-me-too': tellMeToo }),
  ...on(participationChanged, {
    'matching.follow-participation': followParticipation,
    'medication.follow-participation': reports.followParticipation,
  }),
  ...on(memberBlocked, {
    'matching.end-between': endMatchesBetween,
    'posts.end-me-toos-between': endMeToosBetween,
    'medication.end-between': reports.endReportPairsBetween,
    'chat.end-between': talks.endBetween,
    'notifications.forget-between': forgetBetween,
    'posts.tell-blocked': tellBlocked,
  }),
  ...on(consentWithdrawn, { 'posts.tell-withdrawal': tellWithdrawal, 'chat.tell-withdrawal': talks.tellWithdrawal }),
  ...on(mailsDeclined, { 'notifications.end-mails': followMailsDeclined }),
  ...on(chatAccepted, { 'matching.show-whole': showWholeScore }),
  ...on(requestEnded, {
    'notifications.forget-request': (services, { requestId }) =>
      forgetSubject(services, requestId, { kind: 'request' }),
  }),
  ...on(reportWritten, { 'medication.search-written': reports.searchFor }),
  ...on(introductionEnded, {
    'notifications.forget-introduction': (services, { pairId }) =>
      forgetSubject(services, pairId, { kind: 'acquainted' }),
  }),
  ...on(journalRemoved, {
    'notifications.forget-journal': (services, { journalId }) => forgetSubject(services, journalId),
  }),
  ...on(conferenceChanged, { 'conferences.tell-change': tellChange }),
  ...on(topicAsked, { 'moderation.check-topic': checkTopic }),
  ...on(roomSaid, { 'moderation.check-room': checkRoomMessage }),

  handle(SEARCH_REQUESTED, searchFor),
  handle(READING_CORRECTED, followCorrection),
  handle(REPORT_SEARCH_REQUESTED, reports.searchFor),
  handle(TELL_QUEUE, tellConcerned, { options: FOR_LONG, atOnce: 2 }),
  handle(REPLAYS_WANTED, makeReplays, {
    every: EACH_MINUTE,
    options: { ...ONCE, ...FOR_LONG, retryLimit: RETRIES_IN_A_MINUTE },
  }),
  handle(COLLECTION_REQUESTED, collectGarbage, { options: FOR_AN_HOUR }),
  handle(URGENT_QUEUE, tellUrgent),
  handle(DECIDED_QUEUE, tellDecision),
  handle(APPEAL_DECIDED_QUEUE, tellAppeal),
  // This handler must be listed before the queue that hands its failed jobs to it.
  handle(EXPORT_FAILED, giveUpExport),
  handle(EXPORT_REQUESTED, (services, job) => makeExport(services, writeCopy, job), {
    options: { ...FOR_MINUTES, ...FOR_LONG },
    deadLetter: EXPORT_FAILED,
  }),
  // The job goes through all words of the search, so one waiting job serves several accounts.
  handle(GOODBYE_SENT, forgetErased, { options: ONCE }),

  handle(MAIL_QUEUE, (services, job) => sendAccountMail(services, mailer, job), { options: FOR_A_DAY }),
  handle(NEWS_MAIL_QUEUE, (services, job) => sendAccountMail(services, mailer, job), { options: FORGOTTEN_SOON }),
  handle(PRIVACY_MAIL_QUEUE, (services, job) => sendPrivacyMail(services, mailer, job), { options: FORGOTTEN_SOON }),
  handle(MODERATION_MAIL_QUEUE, (services, job) => sendModerationMail(services, mailer, job), {
    options: FORGOTTEN_SOON,
  }),
  handle(MEMBER_ERASED, (services, job) => sendGoodbye(services, mailer, job), { options: FORGOTTEN_SOON }),
  handle(DELIVER_QUEUE, (services, job) => deliverDue(services, noticeViews, job), {
    every: EACH_MINUTE,
    options: { retryLimit: RETRIES_IN_A_MINUTE },
  }),
  handle(NOTICE_MAIL_QUEUE, (services, job) => sendNoticeMail(services, { mailer, views: noticeViews }, job), {
    options: FORGOTTEN_SOON,
  }),
  handle(PUSH_QUEUE, pushToMember),
  handle(BROWSER_QUEUE, pushToBrowser, { options: FOR_HOURS, atOnce: PUSHES_AT_ONCE }),

  ...every(
    EACH_MINUTE,
    {
      'matching.sweep': sweepSearches,
      'matching.reread': rereadStories,
      'matching.tell-best': tellBestMatches,
      'medication.sweep': reports.sweepSearches,
      'journal.remind': remindDue,
      'conferences.keep-time': keepTime,
      'conferences.remind': remindOfSoon,
      'chat.sweep-calls': sweepCalls,
    },
    { retryLimit: RETRIES_IN_A_MINUTE },
  ),
  // It also runs at start, because a restore may have brought back members who were erased since.
  ...every('*/10 * * * *', { 'accounts.erase-due': eraseDue }, { atStart: true, retryLimit: RETRIES_IN_MINUTES }),
  ...every('*/10 * * * *', { 'accounts.tell-recoveries': tellRecoveries }, { retryLimit: RETRIES_IN_MINUTES }),
  ...every('17 * * * *', { 'app.forget': forgetOld }),
  ...every('33 * * * *', { 'matching.tell-kept-outcomes': tellKeptOutcomes }),
  ...every('0 * * * *', { 'posts.count-me-toos': countMeToos }),
  ...every('7 * * * *', { 'audit.sign-head': signHead }),
  ...every('19 4 * * *', { 'audit.forget': forgetAudit }),
  ...every('29 * * * *', { 'accounts.forget-exports': forgetExports }),
  ...every('37 * * * *', { 'conferences.sweep-replays': sweepReplays }),
  ...every('53 * * * *', { 'media.sweep': sweepMedia }),
  ...every('11 3 * * *', { 'medication.count': countNight }),
  ...every('27 3 * * *', { 'observatory.take-snapshot': takeDaily }),
  ...every('51 3 * * *', { 'what-helped.count': countWhatHelped }),
  handle(CORRECTED_COUNTED, countCorrected, { every: '41 2 * * *', options: { ...ONCE, ...FOR_LONG } }),
  // It also runs at start, for a server that was down at night; each report is handled once a day in any case.
  ...every('47 2 * * *', { 'medication.publish-daily-pairs': publishDailyPairs }, { atStart: true }),
  // It also runs at start, for a server that was down for days and does not know who is established by now.
  ...every('13 2 * * *', { 'matching.refresh-places': refreshAuthorPlaces }, { atStart: true }),
  handle(UNREAD_COUNTED, countUnread, { every: '31 2 * * *', options: { ...ONCE, ...FOR_LONG } }),
  ...every('21 2 * * *', { 'medication.rekey': rekeyMedications }, { atStart: true }),
  ...every('23 2 * * *', { 'treatments.rekey': rekeyTreatments }, { atStart: true }),
  ...every('43 9 * * *', { 'treatments.ask-silent': askSilent }),
  // It does not run at start, when all other jobs reread everything; so it runs several times a day, for a server that is down at night.
  ...every('41 3,9,15,21 * * *', { 'posts.forget-words': (services) => forgetWords(services) }, { notAtStart: true }),
  ...every('47 4 * * *', { 'moderation.forget': forgetEvidence }),
  ...every('23 5 * * *', { 'accounts.recheck-professionals': recheckProfessionals }),
]

async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await forgetUnconfirmed(services)
  await forgetSignUpOrigins(services)
  await forgetSealed(services)
  await forgetRecoveries(services.db, now)
  await forgetDayRequests(services)
  await forgetPublications(services)
  await forgetEvents(services.db, EVENT_DAYS)
  await forgetQuotaUses(services.db, now)
  await forgetSearchEntries(services.db, now)
  await forgetPinned(services.db, now)
  await forgetAbsent(services.db)
  await forgetUnnamed(services)
  await forgetTraces(services.db, isOfNoMember)
  await forgetLimits(services.db, new Date())
}
