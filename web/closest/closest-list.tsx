import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { useClosest, useDismiss } from './api.ts'
import { ClosestCard } from './closest-card.tsx'
import { ListFailure } from './list-failure.tsx'
import classes from './lists.module.css'
import { MatchingOff } from './matching-off.tsx'
import { NoMatch } from './no-match.tsx'
import { OwnPostChoice } from './own-post-choice.tsx'

type ClosestListProps = {
  postId: string | undefined
  onChoose: (postId: string | undefined) => void
  wasSearched: boolean
}

const SHOWN_FIRST = 10
const FIRST_DRAWN = 2

export function ClosestList({ postId, onChoose, wasSearched }: ClosestListProps) {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = useClosest(postId)
  const dismiss = useDismiss()
  const status = useRef<HTMLParagraphElement>(null)
  const [isAll, setAll] = useState(false)
  const isListDrawn = useDrawnLater()
  if (error && (!data || isPlaceholderData))
    return <ListFailure error={error} isOfOne={postId !== undefined} onRetry={() => void refetch()} />
  if (!data) return <CardSkeletons />
  const { posts, items, isSearching, takesPart } = data
  if (!takesPart) return <MatchingOff />
  const chosen = posts.find(({ id }) => id === postId) ?? (posts.length === 1 ? posts[0] : undefined)
  const shown = isAll ? items : items.slice(0, isListDrawn ? SHOWN_FIRST : FIRST_DRAWN)
  return (
    <>
      <OwnPostChoice
        chosen={postId}
        onChoose={onChoose}
        posts={posts.map(({ id, title, cases: found }) => ({ id, title, found }))}
      />
      {isPlaceholderData ? <CardSkeletons /> : list()}
    </>
  )

  function statusText(): string {
    if (isSearching) return t('closest.comparing')
    if (items.length === 0) return wasSearched ? t('closest.foundNone') : ''
    return t(wasSearched ? 'closest.found' : 'closest.count', { count: items.length })
  }

  function list() {
    return (
      <>
        <p className={`unringed quiet mb3 ${classes.status}`} ref={status} role="status" tabIndex={-1}>
          {statusText()}
        </p>
        {items.length > 0 && (
          <p className={`quiet mb3 ${classes.how}`}>
            {t('closest.how')} <b>{t('closest.caution')}</b>
          </p>
        )}
        {items.length === 0 && isSearching && <CardSkeletons count={2} />}
        {items.length === 0 && !isSearching && <NoMatch chosenId={chosen?.id} hasPosts={posts.length > 0} isClosest />}
        <ul className="stack g5 mt5">
          {shown.map((close) => (
            <li key={`${close.ownPost.id} ${close.postId}`}>
              <ClosestCard
                close={close}
                isOwnPostNamed={chosen === undefined}
                onDismiss={() => {
                  dismiss.mutate(chosen ? close : { post: close.post })
                  status.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
        {isListDrawn && shown.length < items.length && (
          <Button className="mt5" fullWidth onClick={() => setAll(true)} variant="default">
            {t('closest.more', { count: items.length - shown.length })}
          </Button>
        )}
      </>
    )
  }
}
