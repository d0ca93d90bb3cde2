import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '#contract/posts/limits.ts'
import { SearchBox } from '#web/foundation/ui/fields/search-box.tsx'
import classes from './own-posts.module.css'
import { type OnOwnView, type OwnView, searchedWords, searchFor } from './own-view.ts'

type OwnSearchProps = { label: string; view: OwnView; onView: OnOwnView }

export function OwnSearch({ label, view, onView }: OwnSearchProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.search}>
      <SearchBox
        clearLabel={t('posts.search.clear')}
        label={label}
        max={SEARCH_MAX}
        onSearch={(words) => onView(searchFor(view, words), { replace: view.q !== undefined && words !== '' })}
        placeholder={t('posts.own.placeholder')}
        read={searchedWords}
        value={view.q ?? ''}
      />
    </div>
  )
}
