import { IconInfoCircle } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClosestCase, ClosestCases } from '#contract/closest/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useClosest } from './api.ts'
import { CloseRow } from './close-row.tsx'
import classes from './close-to-own.module.css'
import { saidToHelp } from './helped.tsx'
import { MatchingOff } from './matching-off.tsx'
import { NearestByWords } from './nearest-by-words.tsx'
import { TellMe } from './tell-me.tsx'
import { fr as closest } from './texts.fr.ts'
import { WhatWeUnderstood } from './understood/what-we-understood.tsx'

const texts = { closest }
const SHOWN = 3

export function CloseToOwn({ postId }: { postId: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useClosest(postId)
  const { data } = query
  const heading = useRef<HTMLHeadingElement>(null)
  const toAnswer = () => {
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }
  // A notice above the story says that it is hidden; a hidden story is compared with none.
  if (data?.posts.some(({ id, isCompared }) => id === postId && !isCompared)) return null
  return (
    <section className="mt6">
      {data ? (
        <FoundCases data={data} heading={heading} postId={postId} />
      ) : (
        <Awaited failed={t('closest.failed')} of={query} />
      )}
      {data?.takesPart && (
        <>
          <WhatWeUnderstood list={data} postId={postId} toList={toAnswer} />
          <Afterwards data={data} postId={postId} />
        </>
      )}
    </section>
  )
}

type FoundCasesProps = { data: ClosestCases; postId: string; heading: Ref<HTMLHeadingElement> }

function FoundCases({ data, postId, heading }: FoundCasesProps) {
  const { t } = useTranslation()
  const { items, isSearching, takesPart } = data
  if (!takesPart) return <MatchingOff />
  if (items.length === 0 && isSearching)
    return (
      <>
        <Answer heading={heading} said={t('closest.beside.searchingText')} title={t('closest.beside.searching')} />
        <CardSkeletons count={2} />
      </>
    )
  if (items.length === 0)
    return <Answer heading={heading} said={t('closest.beside.noneText')} title={t('closest.beside.none')} />
  const people = authorsOf(items)
  const helped = authorsOf(items.filter(({ post }) => saidToHelp(post) !== undefined))
  const helpedText = people === 1 ? t('closest.beside.helpedAlone') : t('closest.beside.helped', { count: helped })
  return (
    <>
      <Answer
        heading={heading}
        said={helped > 0 ? helpedText : undefined}
        title={t('closest.beside.found', { count: people })}
      />
      <ul className="stack g3">
        {items.slice(0, SHOWN).map((close) => (
          <CloseRow close={close} key={close.postId} />
        ))}
      </ul>
      <p className={classes.acts}>
        <LinkButton search={{ post: postId }} size="lg" to="/matches">
          {t('closest.beside.read', { count: items.length })}
        </LinkButton>
      </p>
    </>
  )
}

type AnswerProps = { title: string; said: string | undefined; heading: Ref<HTMLHeadingElement> }

/** It stays in place while the search goes on, so that screen readers say what it found. */
function Answer({ title, said, heading }: AnswerProps) {
  return (
    <div className="mb5" role="status">
      <h2 className={`title-md ${classes.title}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {said !== undefined && <p className="muted mt2">{said}</p>}
    </div>
  )
}

const authorsOf = (items: readonly ClosestCase[]): number => new Set(items.map(({ post }) => post.author.id)).size

function Afterwards({ data: { items, isSearching, posts }, postId }: { data: ClosestCases; postId: string }) {
  const { t } = useTranslation()
  if (items.length === 0 && isSearching) return null
  if (items.length === 0)
    return (
      <>
        <TellMe />
        <NearestByWords postId={postId} words={posts.find(({ id }) => id === postId)?.title ?? ''} />
        <p className={classes.acts}>
          <LinkButton search={{ post: postId }} size="lg" to="/dashboard/journal">
            {t('closest.beside.journal')}
          </LinkButton>
        </p>
      </>
    )
  return (
    <>
      <TellMe />
      <p className="line quiet mt4">
        <IconInfoCircle aria-hidden size={22} />
        {t('closest.how')} {t('closest.caution')}
      </p>
    </>
  )
}
