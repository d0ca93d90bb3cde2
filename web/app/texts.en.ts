import { en as entry } from '#web/accounts/entry/texts.en.ts'
import { en as newcomer } from '#web/accounts/newcomer/texts.en.ts'
import { en as professional } from '#web/accounts/professional/texts.en.ts'
import { en as readings } from '#web/accounts/readings/texts.en.ts'
import { en as recovery } from '#web/accounts/recovery/texts.en.ts'
import { en as rights } from '#web/accounts/rights/texts.en.ts'
import { en as security } from '#web/accounts/security/texts.en.ts'
import { en as settings } from '#web/accounts/settings/texts.en.ts'
import { en as accounts } from '#web/accounts/texts.en.ts'
import { en as adminProfessionals } from '#web/admin/professionals/texts.en.ts'
import { en as admin } from '#web/admin/texts.en.ts'
import { en as asking } from '#web/chat/asking/texts.en.ts'
import { en as call } from '#web/chat/call/texts.en.ts'
import { en as chat } from '#web/chat/texts.en.ts'
import { en as managing } from '#web/conferences/managing/texts.en.ts'
import { en as replay } from '#web/conferences/replay/texts.en.ts'
import { en as room } from '#web/conferences/room/texts.en.ts'
import { en as conferences } from '#web/conferences/texts.en.ts'
import { en as crisis } from '#web/foundation/crisis/texts.en.ts'
import { en as devices } from '#web/foundation/devices/texts.en.ts'
import { en as editing } from '#web/foundation/editing/texts.en.ts'
import { en as hidden } from '#web/foundation/hidden/texts.en.ts'
import { en as professionalBadge } from '#web/foundation/professional/texts.en.ts'
import { en as foundation } from '#web/foundation/texts.en.ts'
import type { TextsOf } from '#web/foundation/texts.ts'
import { en as journal } from '#web/journal/texts.en.ts'
import { en as matching } from '#web/matching/texts.en.ts'
import { en as media } from '#web/media/texts.en.ts'
import { en as handover } from '#web/medication/handover/texts.en.ts'
import { en as signals } from '#web/medication/signals/texts.en.ts'
import { en as medication } from '#web/medication/texts.en.ts'
import { en as drugPicker } from '#web/medication/texts.picker.en.ts'
import { en as decisions } from '#web/moderation/decisions/texts.en.ts'
import { en as queue } from '#web/moderation/queue/texts.en.ts'
import { en as reporting } from '#web/moderation/reporting/texts.en.ts'
import { en as standing } from '#web/moderation/standing/texts.en.ts'
import { en as moderation } from '#web/moderation/texts.en.ts'
import { en as ownReport } from '#web/moderation/texts.own-report.en.ts'
import { en as noticePreferences } from '#web/notifications/preferences/texts.en.ts'
import { en as alerts } from '#web/notifications/push/texts.en.ts'
import { en as notifications } from '#web/notifications/texts.en.ts'
import { en as observatory } from '#web/observatory/texts.en.ts'
import { en as comments } from '#web/posts/texts.comments.en.ts'
import { en as community } from '#web/posts/texts.community.en.ts'
import { en as edit } from '#web/posts/texts.edit.en.ts'
import { en as posts } from '#web/posts/texts.en.ts'
import { en as form } from '#web/posts/texts.form.en.ts'
import { en as own } from '#web/posts/texts.own.en.ts'
import { en as dashboard } from './dashboard/texts.en.ts'
import { en as home } from './home/texts.en.ts'
import { en as install } from './install/texts.en.ts'
import { en as legal } from './legal/texts.en.ts'
import { en as member } from './member/texts.en.ts'
import { en as shell } from './shell/texts.en.ts'
import type { french } from './texts.fr.ts'

export const english: TextsOf<typeof french> = {
  ...foundation,
  accounts,
  admin,
  alerts,
  asking,
  call,
  chat,
  conferences,
  crisis,
  dashboard,
  devices,
  editing,
  drugPicker,
  entry,
  handover,
  hidden,
  newcomer,
  professional,
  adminProfessionals,
  professionalBadge,
  home,
  install,
  journal,
  legal,
  managing,
  matching,
  media,
  medication,
  member,
  noticePreferences,
  notifications,
  observatory,
  posts: { ...posts, comments, community, edit, form, own },
  moderation,
  decisions,
  ownReport,
  queue,
  reporting,
  recovery,
  readings,
  rights,
  standing,
  replay,
  room,
  security,
  settings,
  shell,
  signals,
}
