import { privacy } from './accounts/privacy-procedures.ts'
import { accounts } from './accounts/procedures.ts'
import { professionals } from './accounts/professional-procedures.ts'
import { security } from './accounts/security-procedures.ts'
import { settings } from './accounts/settings-procedures.ts'
import { admin } from './admin/procedures.ts'
import { calls } from './chat/call-procedures.ts'
import { chat } from './chat/procedures.ts'
import { closest } from './closest/procedures.ts'
import { conferences } from './conferences/procedures.ts'
import { proposals, topics } from './conferences/proposal-procedures.ts'
import { replays } from './conferences/replay-procedures.ts'
import { rooms } from './conferences/room-procedures.ts'
import { legal } from './foundation/legal-procedures.ts'
import { live } from './foundation/live-procedures.ts'
import { journals } from './journal/procedures.ts'
import { matching } from './matching/procedures.ts'
import { media } from './media/procedures.ts'
import { drugs } from './medication/drug-procedures.ts'
import { medicationMatches } from './medication/match-procedures.ts'
import { medication } from './medication/procedures.ts'
import { signals } from './medication/signal-procedures.ts'
import { cases, moderation, watchedWords } from './moderation/procedures.ts'
import { notifications } from './notifications/procedures.ts'
import { push } from './notifications/push-procedures.ts'
import { observatory } from './observatory/procedures.ts'
import { comments } from './posts/comment-procedures.ts'
import { posts } from './posts/procedures.ts'
import { treatments } from './treatments/procedures.ts'
import { whatHelped } from './what-helped/procedures.ts'

export const contract = {
  accounts,
  security,
  settings,
  rights: privacy,
  professionals,
  media,
  posts,
  comments,
  treatments,
  closest,
  matching,
  notifications,
  push,
  journals,
  medication,
  medicationMatches,
  drugs,
  signals,
  chat,
  calls,
  conferences,
  proposals,
  topics,
  rooms,
  replays,
  moderation,
  cases,
  watchedWords,
  admin,
  legal,
  observatory,
  whatHelped,
  live,
}
