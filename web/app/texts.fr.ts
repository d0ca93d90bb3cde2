import { fr as entry } from '#web/accounts/entry/texts.fr.ts'
import { fr as rights } from '#web/accounts/rights/texts.fr.ts'
import { fr as security } from '#web/accounts/security/texts.fr.ts'
import { fr as settings } from '#web/accounts/settings/texts.fr.ts'
import { fr as journal } from '#web/journal/texts.fr.ts'
import { fr as noticePreferences } from '#web/notifications/preferences/texts.fr.ts'
import { fr as alerts } from '#web/notifications/push/texts.fr.ts'
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
  entry,
  security,
  dashboard,
  home,
  install,
  journal,
  member,
  noticePreferences,
  report,
  rights,
  settings,
} as const
