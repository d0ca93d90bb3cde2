import { privacy } from '#server/accounts/privacy/privacy-procedures.ts'
import { accounts } from '#server/accounts/procedures.ts'
import { professionals } from '#server/accounts/professional/professional-procedures.ts'
import { security } from '#server/accounts/security/security-procedures.ts'
import { settings } from '#server/accounts/settings/settings-procedures.ts'
import { admin } from '#server/admin/procedures.ts'
import { professionalAdmin } from '#server/admin/professional-procedures.ts'
import { calls } from '#server/chat/call-procedures.ts'
import { chat } from '#server/chat/procedures.ts'
import { closestWith } from '#server/closest/procedures.ts'
import { conferences } from '#server/conferences/procedures.ts'
import { proposals, topics } from '#server/conferences/proposal-procedures.ts'
import { replays } from '#server/conferences/replay-procedures.ts'
import { rooms } from '#server/conferences/room-procedures.ts'
import { journals } from '#server/journal/procedures.ts'
import { symptomPairs } from '#server/matching/pairs.ts'
import { matching } from '#server/matching/procedures.ts'
import { media } from '#server/media/procedures.ts'
import { drugs } from '#server/medication/drug-procedures.ts'
import { medicationMatches } from '#server/medication/match-procedures.ts'
import { medication } from '#server/medication/procedures.ts'
import { signals } from '#server/medication/signal-procedures.ts'
import { cases, moderation, watchedWords } from '#server/moderation/procedures.ts'
import { notificationsWith } from '#server/notifications/procedures.ts'
import { push } from '#server/notifications/push-procedures.ts'
import { observatory, publicStats } from '#server/observatory/procedures.ts'
import { comments } from '#server/posts/comment-procedures.ts'
import { posts } from '#server/posts/procedures.ts'
import { treatments } from '#server/treatments/procedures.ts'
import { whatHelped } from '#server/what-helped/procedures.ts'
import { legal } from './legal-facts.ts'
import { live } from './live-events.ts'
import { noticeViews } from './notices.ts'

export const router = {
  accounts,
  security,
  settings,
  rights: privacy,
  professionals,
  media,
  posts: { ...posts, publicStats },
  comments,
  treatments,
  closest: closestWith(symptomPairs),
  matching,
  notifications: notificationsWith(noticeViews),
  journals,
  medication,
  drugs,
  push,
  medicationMatches,
  signals,
  chat,
  calls,
  conferences,
  proposals,
  topics,
  rooms,
  replays,
  legal,
  observatory,
  whatHelped,
  admin: { ...admin, ...professionalAdmin },
  moderation,
  cases,
  watchedWords,
  live,
}
