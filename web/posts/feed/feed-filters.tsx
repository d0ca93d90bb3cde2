import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import classes from './feed-filters.module.css'
import { countFilters, type FeedFiltersProps } from './feed-view.ts'

// Loaded separately, because the lists of countries and symptoms are heavier than the feed.
const FeedFilterSheet = lazyDialog(async () => (await import('./feed-filter-sheet.tsx')).FeedFilterSheet)

export function FeedFilters({ view, onApply }: FeedFiltersProps) {
  const { t } = useTranslation()
  const sheet = useDeferredDialog()
  const active = countFilters(view)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={active > 0 ? t('posts.filters.openActive', { count: active }) : t('posts.filters.open')}
        className={classes.opener}
        onClick={sheet.open}
        ref={sheet.opener}
        variant="default"
      >
        <IconAdjustmentsHorizontal aria-hidden size={20} />
        <span className={classes.word}>{t('posts.filters.open')}</span>{' '}
        {active > 0 && <span className={`count ${classes.count}`}>{active}</span>}
      </Button>
      {sheet.mount(
        <FeedFilterSheet
          isOpen={sheet.isOpen}
          onApply={(filters) => {
            sheet.cancel()
            onApply(filters)
          }}
          onClose={sheet.cancel}
          view={view}
        />,
      )}
    </>
  )
}
