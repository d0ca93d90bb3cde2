import { en as entry } from '#web/accounts/entry/texts.en.ts'
import { en as rights } from '#web/accounts/rights/texts.en.ts'
import { en as security } from '#web/accounts/security/texts.en.ts'
import { en as settings } from '#web/accounts/settings/texts.en.ts'
import { en as accounts } from '#web/accounts/texts.en.ts'
import { en as foundation } from '#web/foundation/texts.en.ts'
import type { TextsOf } from '#web/foundation/texts.ts'
import { en as journal } from '#web/journal/texts.en.ts'
import { en as matching } from '#web/matching/texts.en.ts'
import { en as media } from '#web/media/texts.en.ts'
import { en as noticePreferences } from '#web/notifications/preferences/texts.en.ts'
import { en as alerts } from '#web/notifications/push/texts.en.ts'
import { en as notifications } from '#web/notifications/texts.en.ts'
import { en as posts } from '#web/posts/texts.en.ts'
import { en as dashboard } from './dashboard/texts.en.ts'
import { en as home } from './home/texts.en.ts'
import { en as install } from './install/texts.en.ts'
import { en as member } from './member/texts.en.ts'
import { en as report } from './report/texts.en.ts'
import { en as shell } from './shell/texts.en.ts'
import type { french } from './texts.fr.ts'

export const english: TextsOf<typeof french> = {
  ...foundation,
  accounts,
  alerts,
  dashboard,
  entry,
  home,
  install,
  journal,
  matching,
  media,
  member,
  noticePreferences,
  notifications,
  posts,
  report,
  rights,
  security,
  settings,
  shell,
}
