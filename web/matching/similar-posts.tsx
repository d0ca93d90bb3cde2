import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Match } from '#contract/matching/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/card-skeleton.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Percent } from '#web/foundation/ui/percent.tsx'
import { useMatches } from './api.ts'
import { MatchSummary } from './match-summary.tsx'
import { NoMatch } from './no-match.tsx'
import classes from './similar-posts.module.css'
import { fr as matching } from './texts.fr.ts'

const texts = { matching }
const SHOWN_MAX = 20

/** The posts that most resemble mine, with how much and in what; all about them is on the page of matches. */
export function SimilarPosts() {
  useTexts(texts)
  const { t } = useTranslation()
  const id = useId()
  const query = useMatches(undefined)
  const { data } = query
  if (!data) return <Awaited failed={t('matching.failed')} of={query} />
  const { posts, matches, isSearching } = data
  if (matches.length === 0 && isSearching)
    return (
      <>
        <p role="status">{t('matching.comparing')}</p>
        <CardSkeletons count={2} />
      </>
    )
  const [only, ...others] = posts
  const ownPost = others.length === 0 ? only : undefined
  if (matches.length === 0) return <NoMatch chosenId={ownPost?.id} hasPosts={posts.length > 0} />
  return (
    <section aria-labelledby={id} className={classes.well}>
      <header className={classes.head}>
        <div>
          <h2 id={id}>{t('matching.similar.title')}</h2>
          <p>{ownPost ? t('matching.similar.toOne', { title: ownPost.title }) : t('matching.similar.toMine')}</p>
        </div>
        <LinkButton rightSection={<IconChevronRight aria-hidden size={18} />} to="/matches" variant="subtle">
          {t('matching.similar.all')}
        </LinkButton>
      </header>
      <ul>
        {matches.slice(0, SHOWN_MAX).map((match) => (
          <SimilarPost isOwnPostNamed={!ownPost} key={`${match.ownPost.id} ${match.post.id}`} match={match} />
        ))}
      </ul>
      <p className={classes.caution}>{t('matching.caution')}</p>
    </section>
  )
}

function SimilarPost({ match, isOwnPostNamed }: { match: Match; isOwnPostNamed: boolean }) {
  const { t } = useTranslation()
  const { post, score } = match
  return (
    <li className={classes.row}>
      <Percent value={score} />
      <div className={classes.what}>
        <MatchSummary isOwnPostNamed={isOwnPostNamed} match={match} />
      </div>
      <LinkButton
        aria-label={t('matching.similar.readOf', { title: post.title })}
        className={classes.read}
        params={{ id: post.id }}
        to="/post/$id"
        variant="default"
      >
        {t('matching.similar.read')}
      </LinkButton>
    </li>
  )
}
