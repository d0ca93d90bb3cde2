import { accounts } from '#server/accounts/procedures.ts'
import { professionals } from '#server/accounts/professional-procedures.ts'
import { rights } from '#server/accounts/rights-procedures.ts'
import { security } from '#server/accounts/security-procedures.ts'
import { settings } from '#server/accounts/settings-procedures.ts'
import { admin } from '#server/admin/procedures.ts'
import { professionalAdmin } from '#server/admin/professionals.ts'
import { calls } from '#server/chat/call-procedures.ts'
import { chat } from '#server/chat/procedures.ts'
import { conferences } from '#server/conferences/procedures.ts'
import { replays } from '#server/conferences/replay-procedures.ts'
import { rooms } from '#server/conferences/room-procedures.ts'
import { journals } from '#server/journal/procedures.ts'
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
import { legal } from './legal-facts.ts'
import { live } from './live-events.ts'
import { noticeViews } from './notices.ts'

/** Every procedure of the contract, from the room that answers it. */
export const router = {
  accounts,
  security,
  settings,
  rights,
  professionals,
  media,
  posts: { ...posts, publicStats },
  comments,
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
  rooms,
  replays,
  legal,
  observatory,
  admin: { ...admin, ...professionalAdmin },
  moderation,
  cases,
  watchedWords,
  live,
}
