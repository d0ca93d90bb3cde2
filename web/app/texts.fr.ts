import { fr as readings } from '#web/accounts/access-log/texts.fr.ts'
import { fr as newAccount } from '#web/accounts/new-account/texts.fr.ts'
import { fr as privacy } from '#web/accounts/privacy/texts.fr.ts'
import { fr as professional } from '#web/accounts/professional/texts.fr.ts'
import { fr as recovery } from '#web/accounts/recovery/texts.fr.ts'
import { fr as security } from '#web/accounts/security/texts.fr.ts'
import { fr as settings } from '#web/accounts/settings/texts.fr.ts'
import { fr as auth } from '#web/accounts/sign-in/texts.fr.ts'
import { fr as sentMail } from '#web/accounts/sign-in/texts.sent.fr.ts'
import { fr as consents } from '#web/accounts/sign-up/texts.consents.fr.ts'
import { fr as block } from '#web/accounts/texts.block.fr.ts'
import { fr as auditDetails } from '#web/admin/audit/texts.fr.ts'
import { fr as launch } from '#web/admin/launch/texts.fr.ts'
import { fr as adminLexicon } from '#web/admin/lexicon/texts.fr.ts'
import { fr as adminProfessionals } from '#web/admin/professionals/texts.fr.ts'
import { fr as admin } from '#web/admin/texts.fr.ts'
import { fr as call } from '#web/chat/call/texts.fr.ts'
import { fr as asking } from '#web/chat/requests/texts.fr.ts'
import { fr as chat } from '#web/chat/texts.fr.ts'
import { fr as closest } from '#web/closest/texts.fr.ts'
import { fr as meaning } from '#web/closest/texts.meaning.fr.ts'
import { fr as understood } from '#web/closest/understood/texts.understood.fr.ts'
import { fr as managing } from '#web/conferences/managing/texts.fr.ts'
import { fr as proposing } from '#web/conferences/proposing/texts.fr.ts'
import { fr as replay } from '#web/conferences/replay/texts.fr.ts'
import { fr as room } from '#web/conferences/room/texts.fr.ts'
import { fr as conferences } from '#web/conferences/texts.fr.ts'
import { fr as dashboard } from '#web/dashboard/texts.fr.ts'
import { fr as crisis } from '#web/foundation/crisis/texts.fr.ts'
import { fr as devices } from '#web/foundation/devices/texts.fr.ts'
import { fr as editing } from '#web/foundation/editing/texts.fr.ts'
import { fr as hidden } from '#web/foundation/hidden/texts.fr.ts'
import { fr as professionalBadge } from '#web/foundation/professional/texts.fr.ts'
import { fr as calendar } from '#web/foundation/ui/fields/texts.calendar.fr.ts'
import { fr as home } from '#web/home/texts.fr.ts'
import { fr as ownDay } from '#web/journal/own-day/texts.fr.ts'
import { fr as journal } from '#web/journal/texts.fr.ts'
import { fr as legal } from '#web/legal/texts.fr.ts'
import { fr as matching } from '#web/matching/texts.fr.ts'
import { fr as film } from '#web/media/texts.film.fr.ts'
import { fr as upload } from '#web/media/texts.upload.fr.ts'
import { fr as drugPicker } from '#web/medication/drugs/texts.picker.fr.ts'
import { fr as officialReport } from '#web/medication/official-report/texts.fr.ts'
import { fr as signals } from '#web/medication/signals/texts.fr.ts'
import { fr as medication } from '#web/medication/texts.fr.ts'
import { fr as member } from '#web/member/texts.fr.ts'
import { fr as standing } from '#web/moderation/account-status/texts.fr.ts'
import { fr as decisions } from '#web/moderation/decisions/texts.fr.ts'
import { fr as queue } from '#web/moderation/queue/texts.fr.ts'
import { fr as reporting } from '#web/moderation/reporting/texts.fr.ts'
import { fr as moderation } from '#web/moderation/texts.fr.ts'
import { fr as ownReport } from '#web/moderation/texts.own-report.fr.ts'
import { fr as noticePreferences } from '#web/notifications/preferences/texts.fr.ts'
import { fr as alerts } from '#web/notifications/push/texts.fr.ts'
import { fr as notices } from '#web/notifications/texts.list.fr.ts'
import { fr as observatory } from '#web/observatory/texts.fr.ts'
import { fr as comments } from '#web/posts/comments/texts.comments.fr.ts'
import { fr as community } from '#web/posts/community/texts.community.fr.ts'
import { fr as form } from '#web/posts/compose/texts.form.fr.ts'
import { fr as edit } from '#web/posts/edit/texts.edit.fr.ts'
import { fr as explainer } from '#web/posts/explainer/texts.explainer.fr.ts'
import { fr as gate } from '#web/posts/gate/texts.gate.fr.ts'
import { fr as meTooSaid } from '#web/posts/me-too/texts.me-too.fr.ts'
import { fr as own } from '#web/posts/own/texts.own.fr.ts'
import { fr as acts } from '#web/posts/post/texts.acts.fr.ts'
import { fr as detail } from '#web/posts/post/texts.detail.fr.ts'
import { fr as outcome } from '#web/posts/post/texts.outcome.fr.ts'
import { fr as resolve } from '#web/posts/post/texts.resolve.fr.ts'
import { fr as treatments } from '#web/treatments/texts.fr.ts'
import { fr as tried } from '#web/treatments/texts.tried.fr.ts'
import { fr as whatHelped } from '#web/what-helped/texts.fr.ts'
import { fr as othersTried } from '#web/what-helped/texts.others.fr.ts'
import { fr as rail } from './feed-rail/texts.fr.ts'
import { fr as founding } from './founding/texts.fr.ts'
import { fr as install } from './install/texts.fr.ts'
import { fr as sheets } from './sheets/texts.fr.ts'
import { fr as visitorsFooter } from './shell/footer/texts.visitors.fr.ts'
import { firstFrench } from './texts.ts'

export const french = {
  ...firstFrench,
  ui: { ...firstFrench.ui, ...calendar },
  accounts: { ...firstFrench.accounts, block: { ...firstFrench.accounts.block, ...block }, consents, sent: sentMail },
  admin,
  alerts,
  asking,
  call,
  chat,
  closest: { ...closest, meaning },
  conferences,
  proposing,
  auth,
  security,
  crisis,
  dashboard,
  devices,
  editing,
  drugPicker,
  understood,
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
  media: { ...firstFrench.media, ...film, ...upload },
  medication,
  member,
  notifications: { ...firstFrench.notifications, ...notices },
  noticePreferences,
  observatory,
  whatHelped: { ...whatHelped, others: othersTried },
  posts: {
    ...firstFrench.posts,
    removal: acts.removal,
    menu: { ...firstFrench.posts.menu, ...acts.menu },
    share: { ...firstFrench.posts.share, ...acts.share },
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
  settings,
  shell: { ...firstFrench.shell, footer: { ...firstFrench.shell.footer, visitors: visitorsFooter } },
  sheets,
  signals,
  treatments,
  tried,
} as const

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof french }
  }
}
