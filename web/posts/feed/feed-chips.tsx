import { useTranslation } from 'react-i18next'
import { SEARCH_COUNTED_MAX } from '#contract/posts/limits.ts'
import type { FeedCounts, FeedFilter } from '#contract/posts/schema.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { showFocused } from '#web/foundation/ui/show-focused.ts'
import classes from './feed-chips.module.css'
import { FILTERS } from './feed-view.ts'

type FeedChipsProps = {
  chosen: FeedFilter
  onChoose: (filtre: (typeof FILTERS)[number]['filtre']) => void
  counts: FeedCounts | undefined
  /** The posts of a search are counted up to a thousand only. */
  isSearch: boolean
}

export function FeedChips({ chosen, onChoose, counts, isSearch }: FeedChipsProps) {
  const { t } = useTranslation()
  return (
    <fieldset aria-label={t('posts.filters.label')} className={`line g2 ${classes.chips}`} onFocus={showFocused}>
      {FILTERS.map(({ filter, filtre }) => (
        <Chip
          count={counts?.[filter] || undefined}
          isAtLeast={isSearch && (counts?.[filter] ?? 0) >= SEARCH_COUNTED_MAX}
          isOn={filter === chosen}
          key={filter}
          onPress={() => onChoose(filtre)}
        >
          {t(`posts.filters.${filter}`)}
        </Chip>
      ))}
    </fieldset>
  )
}
