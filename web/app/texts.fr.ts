import { fr as entry } from '#web/accounts/entry/texts.fr.ts'
import { fr as rights } from '#web/accounts/rights/texts.fr.ts'
import { fr as security } from '#web/accounts/security/texts.fr.ts'
import { fr as settings } from '#web/accounts/settings/texts.fr.ts'
import { fr as asking } from '#web/chat/asking/texts.fr.ts'
import { fr as call } from '#web/chat/call/texts.fr.ts'
import { fr as chat } from '#web/chat/texts.fr.ts'
import { fr as managing } from '#web/conferences/managing/texts.fr.ts'
import { fr as room } from '#web/conferences/room/texts.fr.ts'
import { fr as conferences } from '#web/conferences/texts.fr.ts'
import { fr as devices } from '#web/foundation/devices/texts.fr.ts'
import { fr as editing } from '#web/foundation/editing/texts.fr.ts'
import { fr as journal } from '#web/journal/texts.fr.ts'
import { fr as matching } from '#web/matching/texts.fr.ts'
import { fr as handover } from '#web/medication/handover/texts.fr.ts'
import { fr as signals } from '#web/medication/signals/texts.fr.ts'
import { fr as medication } from '#web/medication/texts.fr.ts'
import { fr as drugPicker } from '#web/medication/texts.picker.fr.ts'
import { fr as noticePreferences } from '#web/notifications/preferences/texts.fr.ts'
import { fr as alerts } from '#web/notifications/push/texts.fr.ts'
import { fr as comments } from '#web/posts/texts.comments.fr.ts'
import { fr as community } from '#web/posts/texts.community.fr.ts'
import { fr as edit } from '#web/posts/texts.edit.fr.ts'
import { fr as own } from '#web/posts/texts.own.fr.ts'
import { fr as dashboard } from './dashboard/texts.fr.ts'
import { fr as home } from './home/texts.fr.ts'
import { fr as install } from './install/texts.fr.ts'
import { fr as member } from './member/texts.fr.ts'
import { fr as report } from './report/texts.fr.ts'
import { firstFrench } from './texts.ts'

/** Every text. French is the one that defines which keys there are. */
export const french = {
  ...firstFrench,
  alerts,
  asking,
  call,
  chat,
  conferences,
  entry,
  security,
  dashboard,
  devices,
  editing,
  drugPicker,
  handover,
  home,
  install,
  journal,
  managing,
  matching,
  medication,
  member,
  noticePreferences,
  posts: { ...firstFrench.posts, comments, community, edit, own },
  report,
  rights,
  room,
  settings,
  signals,
} as const
