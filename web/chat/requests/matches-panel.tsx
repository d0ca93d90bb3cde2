import { Button } from '@mantine/core'
import { IconCircleCheck, IconEyeOff, IconMessage2, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClosestCase } from '#contract/closest/schema.ts'
import { useClosest, useDismiss } from '#web/closest/api.ts'
import { useContactWords } from '#web/closest/contact-words.ts'
import { saidToHelp } from '#web/closest/helped.tsx'
import { MatchingOff } from '#web/closest/matching-off.tsx'
import { NoMatch } from '#web/closest/no-match.tsx'
import { fr as closest } from '#web/closest/texts.fr.ts'
import { namesOf } from '#web/closest/understood/reading-names.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { ClosenessBand } from '#web/foundation/ui/closeness-band.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import { useSearchAgain } from '#web/matching/api.ts'
import { resolvedFirst } from '#web/matching/matches-view.ts'
import { fr as matching } from '#web/matching/texts.fr.ts'
import classes from './matches-panel.module.css'

const texts = { closest, matching }

type MatchesPanelProps = {
  isOpen: boolean
  onClose: () => void
  onContact: (memberId: string, from: string) => void
}

export function MatchesPanel({ isOpen, onClose, onContact }: MatchesPanelProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useClosest(undefined)
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
    const cases = isResolvedFirst ? resolvedFirst(data.items) : data.items
    const [only, ...others] = posts
    const ownPost = others.length === 0 ? only : undefined
    return (
      <>
        <p className={`unringed quiet mb2 ${classes.status}`} ref={status} role="status" tabIndex={-1}>
          {countText(cases.length)}
        </p>
        {cases.length > 1 && (
          <Chip isOn={isResolvedFirst} onPress={() => setResolvedFirst(!isResolvedFirst)}>
            {t('matching.resolvedFirst')}
          </Chip>
        )}
        {cases.length === 0 && isSearching && <CardSkeletons count={2} />}
        {cases.length === 0 && !isSearching && <NoMatch chosenId={ownPost?.id} hasPosts={hasPosts} isClosest />}
        <ul>
          {cases.map((close) => (
            <CaseRow
              close={close}
              isOwnPostNamed={!ownPost}
              key={`${close.ownPost.id} ${close.postId}`}
              onContact={() => onContact(close.post.author.id, `match:${close.postId}`)}
              onDismiss={() => {
                dismiss.mutate(ownPost ? close : { post: close.post })
                status.current?.focus()
              }}
              onLeave={onClose}
            />
          ))}
        </ul>
        {cases.length > 0 && (
          <p className="quiet breaks lined pt4">
            {t('closest.how')} {t('closest.caution')}
          </p>
        )}
      </>
    )
  }

  function countText(count: number): string {
    if (isSearching) return t('matching.searching')
    const wasSearched = search.isSuccess && search.data.queued > 0
    if (count === 0) return wasSearched ? t('matching.foundNone') : ''
    return wasSearched ? t('matching.found', { count }) : t('matching.count', { count })
  }
}

type CaseRowProps = {
  close: ClosestCase
  isOwnPostNamed: boolean
  onContact: () => void
  onDismiss: () => void
  onLeave: () => void
}

function CaseRow({ close, isOwnPostNamed, onContact, onDismiss, onLeave }: CaseRowProps) {
  const { t } = useTranslation()
  const { band, post, ownPost, readings } = close
  const { author, id, language, outcome, title } = post
  const helped = saidToHelp(post)
  const contact = useContactWords(author)
  const inCommon = namesOf(readings)
  return (
    <li className={`stack g2 ${classes.row}`}>
      <p>
        <ClosenessBand band={band} />
      </p>
      <p className={`row middle breaks text-sm ${classes.who}`}>
        <Avatar name={author.username} picture={author.avatar} size={36} />
        <b>
          <bdi>{author.username ?? t('ui.someone')}</bdi>
          <ProfessionalMark of={author} />
        </b>
        <StatusBadge status={statusOf(outcome)} />
      </p>
      <h3 className="title-sm">
        <Link dir="auto" lang={language} onClick={onLeave} params={{ id }} to="/post/$id">
          {title}
        </Link>
      </h3>
      {(helped !== undefined || post.isResolved) && (
        <p className={`line top breaks text-sm ${classes.helped}`}>
          <IconCircleCheck aria-hidden className="sauge" size={20} />
          <span>
            <b className="sauge">{t('closest.helped')}</b>{' '}
            <bdi lang={helped === undefined ? undefined : language}>{helped ?? t('closest.helpedElsewhere')}</bdi>
          </span>
        </p>
      )}
      {isOwnPostNamed && <p className="quiet breaks">{t('closest.besides', { title: ownPost.title })}</p>}
      {inCommon !== '' && (
        <p>
          {t('closest.inCommon')} {inCommon}
        </p>
      )}
      <div className="row g3">
        {author.username !== null && (
          <Button
            aria-label={contact.label}
            leftSection={<IconMessage2 aria-hidden size={20} />}
            onClick={onContact}
            variant="light"
          >
            {contact.word}
          </Button>
        )}
        <Button
          aria-label={t('asking.matches.dismissOf', { title })}
          className="flush"
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
