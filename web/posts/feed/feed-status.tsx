import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SEARCH_COUNTED_MAX } from '#contract/posts/limits.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { useFeedCounts } from '../api.ts'
import classes from './feed-status.module.css'
import { type FeedView, filterOf, isWhole, scopeOf } from './feed-view.ts'

type FeedStatusProps = {
  view: FeedView
  /** The words that were searched instead, when those typed were found nowhere; undefined while it is not known. */
  understoodAs: string | null | undefined
  isEmpty: boolean
  onShowAll: () => void
}

export function FeedStatus({ view, understoodAs, isEmpty, onShowAll }: FeedStatusProps) {
  const { t } = useTranslation()
  const isNarrowed = !isWhole(view)
  return (
    <div className={isEmpty ? 'unseen' : classes.row}>
      <div className={`quiet breaks shrinks ${classes.status}`} role="status">
        {isNarrowed && <FoundCount understoodAs={understoodAs} view={view} />}
      </div>
      {isNarrowed && !isEmpty && (
        <Button onClick={onShowAll} variant="subtle">
          {t('posts.search.showAll')}
        </Button>
      )}
    </div>
  )
}

function FoundCount({ view, understoodAs }: Pick<FeedStatusProps, 'view' | 'understoodAs'>) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { data: counts, isPlaceholderData } = useFeedCounts(scopeOf(view))
  if (understoodAs === undefined || isPlaceholderData) return null
  const count = counts?.[filterOf(view)]
  const words = view.q?.trimEnd()
  if (words && understoodAs !== null)
    return (
      <>
        <p>
          <b>{t('posts.search.understood', { words: understoodAs })}</b>
        </p>
        <p>{t('posts.search.asTyped', { words })}</p>
      </>
    )
  if (count === undefined) return null
  if (words && count >= SEARCH_COUNTED_MAX)
    return <p>{t('posts.search.foundMany', { number: formatNumber(SEARCH_COUNTED_MAX), words })}</p>
  return <p>{words ? t('posts.search.found', { count, words }) : t('posts.filters.found', { count })}</p>
}
