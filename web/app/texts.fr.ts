import { fr as entry } from '#web/accounts/entry/texts.fr.ts'
import { fr as newcomer } from '#web/accounts/newcomer/texts.fr.ts'
import { fr as professional } from '#web/accounts/professional/texts.fr.ts'
import { fr as readings } from '#web/accounts/readings/texts.fr.ts'
import { fr as recovery } from '#web/accounts/recovery/texts.fr.ts'
import { fr as rights } from '#web/accounts/rights/texts.fr.ts'
import { fr as security } from '#web/accounts/security/texts.fr.ts'
import { fr as settings } from '#web/accounts/settings/texts.fr.ts'
import { fr as adminProfessionals } from '#web/admin/professionals/texts.fr.ts'
import { fr as admin } from '#web/admin/texts.fr.ts'
import { fr as asking } from '#web/chat/asking/texts.fr.ts'
import { fr as call } from '#web/chat/call/texts.fr.ts'
import { fr as chat } from '#web/chat/texts.fr.ts'
import { fr as managing } from '#web/conferences/managing/texts.fr.ts'
import { fr as replay } from '#web/conferences/replay/texts.fr.ts'
import { fr as room } from '#web/conferences/room/texts.fr.ts'
import { fr as conferences } from '#web/conferences/texts.fr.ts'
import { fr as crisis } from '#web/foundation/crisis/texts.fr.ts'
import { fr as devices } from '#web/foundation/devices/texts.fr.ts'
import { fr as editing } from '#web/foundation/editing/texts.fr.ts'
import { fr as hidden } from '#web/foundation/hidden/texts.fr.ts'
import { fr as professionalBadge } from '#web/foundation/professional/texts.fr.ts'
import { fr as journal } from '#web/journal/texts.fr.ts'
import { fr as matching } from '#web/matching/texts.fr.ts'
import { fr as handover } from '#web/medication/handover/texts.fr.ts'
import { fr as signals } from '#web/medication/signals/texts.fr.ts'
import { fr as medication } from '#web/medication/texts.fr.ts'
import { fr as drugPicker } from '#web/medication/texts.picker.fr.ts'
import { fr as decisions } from '#web/moderation/decisions/texts.fr.ts'
import { fr as queue } from '#web/moderation/queue/texts.fr.ts'
import { fr as reporting } from '#web/moderation/reporting/texts.fr.ts'
import { fr as standing } from '#web/moderation/standing/texts.fr.ts'
import { fr as moderation } from '#web/moderation/texts.fr.ts'
import { fr as ownReport } from '#web/moderation/texts.own-report.fr.ts'
import { fr as noticePreferences } from '#web/notifications/preferences/texts.fr.ts'
import { fr as alerts } from '#web/notifications/push/texts.fr.ts'
import { fr as observatory } from '#web/observatory/texts.fr.ts'
import { fr as comments } from '#web/posts/texts.comments.fr.ts'
import { fr as community } from '#web/posts/texts.community.fr.ts'
import { fr as edit } from '#web/posts/texts.edit.fr.ts'
import { fr as form } from '#web/posts/texts.form.fr.ts'
import { fr as own } from '#web/posts/texts.own.fr.ts'
import { fr as dashboard } from './dashboard/texts.fr.ts'
import { fr as home } from './home/texts.fr.ts'
import { fr as install } from './install/texts.fr.ts'
import { fr as legal } from './legal/texts.fr.ts'
import { fr as member } from './member/texts.fr.ts'
import { firstFrench } from './texts.ts'

/** Every text. French is the one that defines which keys there are. */
export const french = {
  ...firstFrench,
  admin,
  alerts,
  asking,
  call,
  chat,
  conferences,
  entry,
  security,
  crisis,
  dashboard,
  devices,
  editing,
  drugPicker,
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
  medication,
  member,
  noticePreferences,
  observatory,
  posts: { ...firstFrench.posts, comments, community, edit, form, own },
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
  settings,
  signals,
} as const
