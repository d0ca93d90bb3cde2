import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDismiss } from '#web/closest/api.ts'
import { ListFailure } from '#web/closest/list-failure.tsx'
import classes from '#web/closest/lists.module.css'
import { MatchingOff } from '#web/closest/matching-off.tsx'
import { NoMatch } from '#web/closest/no-match.tsx'
import { OwnPostChoice } from '#web/closest/own-post-choice.tsx'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useMatches } from './api.ts'
import { MatchCard } from './match-card.tsx'
import { type MatchesView, resolvedFirst } from './matches-view.ts'

type ScoreListProps = {
  view: MatchesView
  onView: (view: MatchesView) => void
  onChoose: (postId: string | undefined) => void
  wasSearched: boolean
  closest: { count: number; show: () => void }
}

export function ScoreList({ view, onView, onChoose, wasSearched, closest }: ScoreListProps) {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = useMatches(view.post)
  const dismiss = useDismiss()
  const status = useRef<HTMLParagraphElement>(null)
  if (error && (!data || isPlaceholderData))
    return <ListFailure error={error} isOfOne={view.post !== undefined} onRetry={() => void refetch()} />
  if (!data) return <CardSkeletons />
  const { posts, isSearching, takesPart } = data
  if (!takesPart) return <MatchingOff />
  const matches = view.first === 'resolved' ? resolvedFirst(data.matches) : data.matches
  const chosen = posts.find(({ id }) => id === view.post) ?? (posts.length === 1 ? posts[0] : undefined)
  const { first: _, ...others } = view
  return (
    <>
      <OwnPostChoice
        chosen={view.post}
        onChoose={onChoose}
        posts={posts.map(({ id, title, matches: found }) => ({ id, title, found }))}
      >
        {matches.length > 1 && (
          <Chip
            isOn={view.first === 'resolved'}
            onPress={() => onView(view.first ? others : { ...others, first: 'resolved' })}
          >
            {t('matching.resolvedFirst')}
          </Chip>
        )}
      </OwnPostChoice>
      {isPlaceholderData ? <CardSkeletons /> : list()}
    </>
  )

  function statusText(): string {
    if (isSearching) return t('closest.comparing')
    if (matches.length === 0) return wasSearched ? t('matching.foundNone') : ''
    return t(wasSearched ? 'matching.found' : 'matching.count', { count: matches.length })
  }

  function list() {
    return (
      <>
        <p className={`unringed quiet mb3 ${classes.status}`} ref={status} role="status" tabIndex={-1}>
          {statusText()}
        </p>
        {matches.length > 0 && (
          <>
            <p className={`quiet mb3 ${classes.how}`}>{t('matching.how')}</p>
            <Note>{t('matching.caution')}</Note>
          </>
        )}
        {matches.length === 0 && isSearching && <CardSkeletons count={2} />}
        {matches.length === 0 && !isSearching && (
          <NoMatch chosenId={chosen?.id} hasPosts={posts.length > 0} others={closest} />
        )}
        <ul className="stack g5 mt5">
          {matches.map((match) => (
            <li key={`${match.ownPost.id} ${match.post.id}`}>
              <MatchCard
                isOwnPostNamed={chosen === undefined}
                match={match}
                onDismiss={() => {
                  dismiss.mutate(chosen ? match : { post: match.post })
                  status.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      </>
    )
  }
}
