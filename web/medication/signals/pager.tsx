import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './pager.module.css'

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('signals.pages.label')} className={`row g3 middle apart ${classes.pager}`}>
      <Button
        aria-disabled={page <= 1 || undefined}
        data-disabled={page <= 1 || undefined}
        leftSection={<IconChevronLeft aria-hidden size={20} />}
        onClick={() => page > 1 && onPage(Math.min(pages, page - 1))}
        variant="default"
      >
        {t('signals.pages.previous')}
      </Button>
      <span>{t('signals.pages.of', { page, pages })}</span>
      <Button
        aria-disabled={page >= pages || undefined}
        data-disabled={page >= pages || undefined}
        onClick={() => page < pages && onPage(page + 1)}
        rightSection={<IconChevronRight aria-hidden size={20} />}
        variant="default"
      >
        {t('signals.pages.next')}
      </Button>
    </nav>
  )
}
