import type { TFunction } from 'i18next'
import type { Notice } from '#contract/notifications/schema.ts'

const CONFERENCE_TITLES = {
  soon: 'notifications.conferenceSoon',
  changed: 'notifications.conferenceChanged',
  cancelled: 'notifications.conferenceCancelled',
} as const

/** Names nothing from anyone's case: "Nadia a guéri". */
export function noticeTitle(notice: Notice, t: TFunction): string {
  if (notice.kind === 'reminder') return t('notifications.timeToWrite')
  if (notice.kind === 'checkIn') return t('notifications.howIsIt')
  if (notice.kind === 'conference') return t(CONFERENCE_TITLES[notice.what])
  if (notice.kind === 'proposal') return t(`notifications.proposalTold.${notice.what}`)
  if (notice.kind === 'moderation') return t(`notifications.moderationTold.${notice.what}`)
  const name = notice.sender.username ?? t('ui.someone')
  switch (notice.kind) {
    case 'recovery':
      return t('notifications.recovered', { name })
    case 'better':
      return t('notifications.saysBetter', { name })
    case 'diagnosed':
      return t('notifications.saysDiagnosed', { name })
    case 'match':
      return t('notifications.similarCase')
    case 'meToo':
      return notice.others === 0
        ? t('notifications.saidMeToo', { name })
        : t('notifications.saidMeTooWith', { name, count: notice.others })
    case 'comment':
      return t('notifications.commented', { name })
    case 'reply':
      return t('notifications.replied', { name })
    case 'request':
      return t(notice.requestKind === 'chat' ? 'notifications.asksToTalk' : 'notifications.asksToCall', { name })
    case 'accepted':
      return t(notice.requestKind === 'chat' ? 'notifications.talks' : 'notifications.calls', { name })
    case 'acquainted':
      return t('notifications.met', { name })
  }
}
