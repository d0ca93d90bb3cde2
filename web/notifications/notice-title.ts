import type { TFunction } from 'i18next'
import type { Notice } from '#contract/notifications/schema.ts'

/** What a notice says in a line, without a word of anyone's case: "Nadia va mieux". */
export const noticeTitle = (notice: Notice, t: TFunction): string =>
  notice.kind === 'recovery'
    ? t('notifications.recovered', { name: notice.sender.username ?? t('ui.someone') })
    : t('notifications.similarCase')
