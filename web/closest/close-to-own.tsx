import { IconInfoCircle } from '@tabler/icons-react'
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

/** Lists, below a story of mine, members who tell something close and what helped them; where there are none yet, offers what to do. */
export function CloseToOwn({ postId }: { postId: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useClosest(postId)
  const { data } = query
  return (
    <section className={classes.section}>
      {data ? <Found data={data} postId={postId} /> : <Awaited failed={t('closest.failed')} of={query} />}
      {data?.takesPart && (
        <>
          <WhatWeUnderstood postId={postId} />
          <Afterwards data={data} postId={postId} />
        </>
      )}
    </section>
  )
}

function Found({ data, postId }: { data: ClosestCases; postId: string }) {
  const { t } = useTranslation()
  const { items, isSearching, takesPart } = data
  if (!takesPart) return <MatchingOff />
  if (items.length === 0 && isSearching)
    return (
      <div role="status">
        <h2 className={classes.title}>{t('closest.beside.searching')}</h2>
        <p className={classes.lead}>{t('closest.beside.searchingText')}</p>
        <CardSkeletons count={2} />
      </div>
    )
  if (items.length === 0)
    return (
      <>
        <h2 className={classes.title}>{t('closest.beside.none')}</h2>
        <p className={classes.lead}>{t('closest.beside.noneText')}</p>
      </>
    )
  const people = authorsOf(items)
  const helped = authorsOf(items.filter(({ post }) => saidToHelp(post) !== undefined))
  return (
    <>
      <h2 className={classes.title}>{t('closest.beside.found', { count: people })}</h2>
      {helped > 0 && <p className={classes.lead}>{t('closest.beside.helped', { count: helped })}</p>}
      <ul className={classes.list}>
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

const authorsOf = (items: readonly ClosestCase[]): number => new Set(items.map(({ post }) => post.author.id)).size

/** Offers to be notified of new close cases, and what to do meanwhile. */
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
      <p className={classes.caution}>
        <IconInfoCircle aria-hidden size={22} />
        {t('closest.how')} {t('closest.caution')}
      </p>
    </>
  )
}
