import { IconUnlink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hasLink } from '#contract/foundation/links.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { fr as newAccount } from './texts.fr.ts'

const texts = { newAccount }

/** The empty status element stays in the page, so that screen readers announce its content. */
export function NoLinksNote({ until, words }: { until: Date; words: readonly string[] }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <div role="status">
      {until > new Date() && words.some(hasLink) && (
        <Note icon={IconUnlink} title={t('newAccount.noLinks')} tone="ambre">
          {t('newAccount.noLinksText', { when: dates.moment(until) })}
        </Note>
      )}
    </div>
  )
}
