import i18next from 'i18next'
import type { Notice } from '#contract/notifications/schema.ts'
import { addTexts } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { listTexts } from './list-texts.ts'
import { noticeTitle } from './notice-title.ts'

export function showNews([only, ...others]: readonly Notice[]): void {
  if (!only) return
  addTexts(listTexts)
  const { t } = i18next
  showSuccess({
    title: others.length === 0 ? noticeTitle(only, t) : t('notifications.came', { count: others.length + 1 }),
  })
}
