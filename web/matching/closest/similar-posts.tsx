import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useClosest } from '../api.ts'
import { MatchingOff } from '../matching-off.tsx'
import { MeTooPairs } from '../me-too-pairs.tsx'
import { NoMatch } from '../no-match.tsx'
import { fr as matching } from '../texts.fr.ts'
import { CloseRow } from './close-row.tsx'
import classes from './similar-posts.module.css'

const texts = { matching }
const SHOWN_MAX = 20

/** Those who said "me too" with me, then the cases closest to mine, each in a few lines; all about them is on the page of matches. */
export function SimilarPosts() {
  useTexts(texts)
  return (
    <>
      <MeTooPairs />
      <Closest />
    </>
  )
}

function Closest() {
  const { t } = useTranslation()
  const id = useId()
  const query = useClosest(undefined)
  const { data } = query
  if (!data) return <Awaited failed={t('matching.failed')} of={query} />
  const { posts, items, isSearching, takesPart } = data
  if (!takesPart) return <MatchingOff />
  if (items.length === 0 && isSearching)
    return (
      <>
        <p role="status">{t('matching.comparing')}</p>
        <CardSkeletons count={2} />
      </>
    )
  const [only, ...others] = posts
  const ownPost = others.length === 0 ? only : undefined
  if (items.length === 0) return <NoMatch chosenId={ownPost?.id} hasPosts={posts.length > 0} isClosest />
  return (
    <section aria-labelledby={id} className={classes.well}>
      <header className={classes.head}>
        <div>
          <h2 id={id}>{t('matching.similar.title')}</h2>
          <p>{ownPost ? t('matching.closest.toOne', { title: ownPost.title }) : t('matching.closest.toMine')}</p>
        </div>
        <LinkButton rightSection={<IconChevronRight aria-hidden size={18} />} to="/matches" variant="subtle">
          {t('matching.closest.all')}
        </LinkButton>
      </header>
      <ul>
        {items.slice(0, SHOWN_MAX).map((close) => (
          <CloseRow close={close} key={`${close.ownPost.id} ${close.postId}`} />
        ))}
      </ul>
      <p className={classes.caution}>
        {t('matching.closest.how')} {t('matching.closest.caution')}
      </p>
    </section>
  )
}
