import { Button } from '@mantine/core'
import { IconCircleCheck, IconEyeOff, IconMessage2, IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Match } from '#contract/matching/schema.ts'
import { useDismiss } from '#web/closest/api.ts'
import { saidToHelp } from '#web/closest/helped.tsx'
import { MatchingOff } from '#web/closest/matching-off.tsx'
import { NoMatch } from '#web/closest/no-match.tsx'
import { fr as closest } from '#web/closest/texts.fr.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { ClosenessBand } from '#web/foundation/ui/closeness-band.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useMatches, useSearchAgain } from '#web/matching/api.ts'
import { MatchSummary } from '#web/matching/match-summary.tsx'
import { resolvedFirst } from '#web/matching/matches-view.ts'
import { fr as matching } from '#web/matching/texts.fr.ts'
import classes from './matches-panel.module.css'

const texts = { closest, matching }

type MatchesPanelProps = {
  isOpen: boolean
  onClose: () => void
  onContact: (memberId: string, from: string) => void
}

/** My best matches, and why each is one, to write to them. */
export function MatchesPanel({ isOpen, onClose, onContact }: MatchesPanelProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useMatches(undefined)
  const { data } = query
  const search = useSearchAgain()
  const dismiss = useDismiss()
  const status = useRef<HTMLParagraphElement>(null)
  const [isResolvedFirst, setResolvedFirst] = useState(false)
  const isSearching = search.isPending || data?.isSearching === true
  const hasPosts = data !== undefined && data.posts.length > 0
  const footer = (
    <>
      <LinkButton onClick={onClose} to="/matches" variant="default">
        {t('asking.matches.all')}
      </LinkButton>
      {hasPosts && data.takesPart && (
        <Button
          aria-disabled={isSearching || undefined}
          leftSection={<IconRefresh aria-hidden size={20} />}
          onClick={() => !isSearching && search.mutate(undefined)}
        >
          {isSearching ? t('matching.searching') : t('matching.search')}
        </Button>
      )}
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('asking.matches.title')}>
      {list()}
    </Sheet>
  )

  function list() {
    if (!data) return <Awaited cards={2} failed={t('closest.failed')} of={query} />
    const { posts, takesPart } = data
    if (!takesPart) return <MatchingOff />
    const matches = isResolvedFirst ? resolvedFirst(data.matches) : data.matches
    const [only, ...others] = posts
    const ownPost = others.length === 0 ? only : undefined
    return (
      <>
        <p className={classes.status} ref={status} role="status" tabIndex={-1}>
          {said(matches.length)}
        </p>
        {matches.length > 1 && (
          <Chip isOn={isResolvedFirst} onPress={() => setResolvedFirst(!isResolvedFirst)}>
            {t('matching.resolvedFirst')}
          </Chip>
        )}
        {matches.length === 0 && isSearching && <CardSkeletons count={2} />}
        {matches.length === 0 && !isSearching && <NoMatch chosenId={ownPost?.id} hasPosts={hasPosts} />}
        <ul>
          {matches.map((match) => (
            <MatchRow
              isOwnPostNamed={!ownPost}
              key={`${match.ownPost.id} ${match.post.id}`}
              match={match}
              onContact={() => onContact(match.post.author.id, `match:${match.post.id}`)}
              onDismiss={() => {
                dismiss.mutate(match)
                status.current?.focus()
              }}
              onLeave={onClose}
            />
          ))}
        </ul>
        {matches.length > 0 && <p className={classes.caution}>{t('matching.caution')}</p>}
      </>
    )
  }

  function said(count: number): string {
    if (isSearching) return t('matching.searching')
    const wasSearched = search.isSuccess && search.data.queued > 0
    if (count === 0) return wasSearched ? t('matching.foundNone') : ''
    return wasSearched ? t('matching.found', { count }) : t('matching.count', { count })
  }
}

type MatchRowProps = {
  match: Match
  isOwnPostNamed: boolean
  onContact: () => void
  onDismiss: () => void
  onLeave: () => void
}

function MatchRow({ match, isOwnPostNamed, onContact, onDismiss, onLeave }: MatchRowProps) {
  const { t } = useTranslation()
  const { band, post } = match
  const { author, title } = post
  const helped = saidToHelp(post)
  return (
    <li className={classes.row}>
      <p>
        <ClosenessBand band={band} />
      </p>
      <MatchSummary hasPicture isOwnPostNamed={isOwnPostNamed} match={match} onLeave={onLeave}>
        {(helped !== undefined || post.isResolved) && (
          <p className={classes.helped}>
            <IconCircleCheck aria-hidden size={20} />
            <span>
              <b>{t('closest.helped')}</b> <bdi>{helped ?? t('closest.helpedElsewhere')}</bdi>
            </span>
          </p>
        )}
      </MatchSummary>
      <div className={classes.acts}>
        {author.username !== null && (
          <Button
            aria-label={t('closest.contactOf', { name: author.username })}
            leftSection={<IconMessage2 aria-hidden size={20} />}
            onClick={onContact}
            variant="light"
          >
            {t('closest.contact')}
          </Button>
        )}
        <Button
          aria-label={t('asking.matches.dismissOf', { title })}
          leftSection={<IconEyeOff aria-hidden size={20} />}
          onClick={onDismiss}
          variant="quiet"
        >
          {t('closest.dismiss')}
        </Button>
      </div>
    </li>
  )
}
