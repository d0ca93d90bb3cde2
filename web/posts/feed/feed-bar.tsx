import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '#contract/posts/limits.ts'
import { SearchBox } from '#web/foundation/ui/fields/search-box.tsx'
import { useFeedCounts } from '../api.ts'
import classes from './feed-bar.module.css'
import { FeedChips } from './feed-chips.tsx'
import { FeedFilters } from './feed-filters.tsx'
import { type FeedView, filterOf, scopeOf, typedWords } from './feed-view.ts'

export type FeedBarProps = {
  view: FeedView
  /** `replace` when the change continues a search just begun: Back then leads to the page before it. */
  onView: (view: FeedView, how?: { replace: boolean }) => void
}

export function FeedBar({ view, onView }: FeedBarProps) {
  const { t } = useTranslation()
  const { data: counts } = useFeedCounts(scopeOf(view))
  const { q, filtre, pays, tag, medias } = view
  const search = (words: string) =>
    onView({ ...view, q: words || undefined }, { replace: q !== undefined && words !== '' })
  return (
    <div className={classes.bar}>
      <div className={`stack fit g3 ${classes.inner}`}>
        <div className="line">
          <SearchBox
            clearLabel={t('posts.search.clear')}
            label={t('posts.search.label')}
            max={SEARCH_MAX}
            onSearch={search}
            placeholder={t('posts.search.placeholder')}
            read={typedWords}
            value={q ?? ''}
          />
          <FeedFilters onApply={(filters) => onView({ q, filtre, ...filters })} view={{ pays, tag, medias }} />
        </div>
        <FeedChips
          chosen={filterOf(view)}
          counts={counts}
          isSearch={q !== undefined}
          onChoose={(chosen) => onView({ ...view, filtre: chosen })}
        />
      </div>
    </div>
  )
}
