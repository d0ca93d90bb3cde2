import { en as readings } from '#web/accounts/access-log/texts.en.ts'
import { en as newAccount } from '#web/accounts/new-account/texts.en.ts'
import { en as privacy } from '#web/accounts/privacy/texts.en.ts'
import { en as professional } from '#web/accounts/professional/texts.en.ts'
import { en as recovery } from '#web/accounts/recovery/texts.en.ts'
import { en as security } from '#web/accounts/security/texts.en.ts'
import { en as settings } from '#web/accounts/settings/texts.en.ts'
import { en as auth } from '#web/accounts/sign-in/texts.en.ts'
import { en as sentMail } from '#web/accounts/sign-in/texts.sent.en.ts'
import { en as consents } from '#web/accounts/sign-up/texts.consents.en.ts'
import { en as block } from '#web/accounts/texts.block.en.ts'
import { en as auditDetails } from '#web/admin/audit/texts.en.ts'
import { en as launch } from '#web/admin/launch/texts.en.ts'
import { en as adminLexicon } from '#web/admin/lexicon/texts.en.ts'
import { en as adminProfessionals } from '#web/admin/professionals/texts.en.ts'
import { en as admin } from '#web/admin/texts.en.ts'
import { en as call } from '#web/chat/call/texts.en.ts'
import { en as asking } from '#web/chat/requests/texts.en.ts'
import { en as chat } from '#web/chat/texts.en.ts'
import { en as closest } from '#web/closest/texts.en.ts'
import { en as meaning } from '#web/closest/texts.meaning.en.ts'
import { en as understood } from '#web/closest/understood/texts.understood.en.ts'
import { en as managing } from '#web/conferences/managing/texts.en.ts'
import { en as proposing } from '#web/conferences/proposing/texts.en.ts'
import { en as replay } from '#web/conferences/replay/texts.en.ts'
import { en as room } from '#web/conferences/room/texts.en.ts'
import { en as conferences } from '#web/conferences/texts.en.ts'
import { en as dashboard } from '#web/dashboard/texts.en.ts'
import { en as crisis } from '#web/foundation/crisis/texts.en.ts'
import { en as devices } from '#web/foundation/devices/texts.en.ts'
import { en as editing } from '#web/foundation/editing/texts.en.ts'
import { en as hidden } from '#web/foundation/hidden/texts.en.ts'
import { en as professionalBadge } from '#web/foundation/professional/texts.en.ts'
import type { TextsOf } from '#web/foundation/texts.ts'
import { en as calendar } from '#web/foundation/ui/fields/texts.calendar.en.ts'
import { en as home } from '#web/home/texts.en.ts'
import { en as ownDay } from '#web/journal/own-day/texts.en.ts'
import { en as journal } from '#web/journal/texts.en.ts'
import { en as legal } from '#web/legal/texts.en.ts'
import { en as matching } from '#web/matching/texts.en.ts'
import { en as film } from '#web/media/texts.film.en.ts'
import { en as upload } from '#web/media/texts.upload.en.ts'
import { en as drugPicker } from '#web/medication/drugs/texts.picker.en.ts'
import { en as officialReport } from '#web/medication/official-report/texts.en.ts'
import { en as signals } from '#web/medication/signals/texts.en.ts'
import { en as medication } from '#web/medication/texts.en.ts'
import { en as member } from '#web/member/texts.en.ts'
import { en as standing } from '#web/moderation/account-status/texts.en.ts'
import { en as decisions } from '#web/moderation/decisions/texts.en.ts'
import { en as queue } from '#web/moderation/queue/texts.en.ts'
import { en as reporting } from '#web/moderation/reporting/texts.en.ts'
import { en as moderation } from '#web/moderation/texts.en.ts'
import { en as ownReport } from '#web/moderation/texts.own-report.en.ts'
import { en as noticePreferences } from '#web/notifications/preferences/texts.en.ts'
import { en as alerts } from '#web/notifications/push/texts.en.ts'
import { en as notices } from '#web/notifications/texts.list.en.ts'
import { en as observatory } from '#web/observatory/texts.en.ts'
import { en as comments } from '#web/posts/comments/texts.comments.en.ts'
import { en as community } from '#web/posts/community/texts.community.en.ts'
import { en as form } from '#web/posts/compose/texts.form.en.ts'
import { en as edit } from '#web/posts/edit/texts.edit.en.ts'
import { en as explainer } from '#web/posts/explainer/texts.explainer.en.ts'
import { en as gate } from '#web/posts/gate/texts.gate.en.ts'
import { en as meTooSaid } from '#web/posts/me-too/texts.me-too.en.ts'
import { en as own } from '#web/posts/own/texts.own.en.ts'
import { en as acts } from '#web/posts/post/texts.acts.en.ts'
import { en as detail } from '#web/posts/post/texts.detail.en.ts'
import { en as outcome } from '#web/posts/post/texts.outcome.en.ts'
import { en as resolve } from '#web/posts/post/texts.resolve.en.ts'
import { en as treatments } from '#web/treatments/texts.en.ts'
import { en as tried } from '#web/treatments/texts.tried.en.ts'
import { en as whatHelped } from '#web/what-helped/texts.en.ts'
import { en as othersTried } from '#web/what-helped/texts.others.en.ts'
import { en as rail } from './feed-rail/texts.en.ts'
import { en as founding } from './founding/texts.en.ts'
import { en as install } from './install/texts.en.ts'
import { en as sheets } from './sheets/texts.en.ts'
import { en as visitorsFooter } from './shell/footer/texts.visitors.en.ts'
import { firstEnglish } from './texts.first.en.ts'
import type { french } from './texts.fr.ts'

export const english: TextsOf<typeof french> = {
  ...firstEnglish,
  ui: { ...firstEnglish.ui, ...calendar },
  accounts: { ...firstEnglish.accounts, block: { ...firstEnglish.accounts.block, ...block }, consents, sent: sentMail },
  admin,
  alerts,
  asking,
  call,
  chat,
  closest: { ...closest, meaning },
  conferences,
  proposing,
  crisis,
  dashboard,
  devices,
  editing,
  drugPicker,
  understood,
  auth,
  officialReport,
  hidden,
  newAccount,
  professional,
  adminLexicon,
  auditDetails,
  adminProfessionals,
  professionalBadge,
  founding,
  home,
  launch,
  install,
  journal,
  ownDay,
  legal,
  managing,
  matching,
  media: { ...firstEnglish.media, ...film, ...upload },
  medication,
  member,
  noticePreferences,
  notifications: { ...firstEnglish.notifications, ...notices },
  observatory,
  whatHelped: { ...whatHelped, others: othersTried },
  posts: {
    ...firstEnglish.posts,
    removal: acts.removal,
    menu: { ...firstEnglish.posts.menu, ...acts.menu },
    share: { ...firstEnglish.posts.share, ...acts.share },
    comments,
    community,
    detail,
    edit,
    explainer,
    form,
    meTooSaid,
    outcome,
    own,
    resolve,
    gate,
  },
  moderation,
  decisions,
  ownReport,
  queue,
  reporting,
  recovery,
  readings,
  privacy,
  standing,
  rail,
  replay,
  room,
  security,
  settings,
  shell: { ...firstEnglish.shell, footer: { ...firstEnglish.shell.footer, visitors: visitorsFooter } },
  sheets,
  signals,
  treatments,
  tried,
}
