import { VisuallyHidden } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { CommunityEntry } from '#contract/posts/schema.ts'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
import { useFeedCounts } from '../api.ts'
import { Composer } from '../compose/composer.tsx'
import { Feed, type MeaningProps } from './feed.tsx'
import { FeedBar, type FeedBarProps } from './feed-bar.tsx'
import classes from './feed-screen.module.css'
import { FeedTabs } from './feed-tabs.tsx'
import { isWhole, scopeOf } from './feed-view.ts'

type FeedScreenProps = FeedBarProps & {
  /** Where a community post is written from: each place has its own words for what is left empty. */
  entry?: CommunityEntry
  me: Me
  /** Section of the home page where one publishes a symptom. */
  formSection: string
  /** The other tab. */
  similar: ReactNode
  /** After what is found by words. */
  Meaning: ComponentType<MeaningProps>
  founding?: ReactNode
  /** Beside the newest posts, where there is room. */
  rail?: ReactNode
}

/** The feed as members see it: what is looked for, where to write, every post. Beside it, what resembles one's own. */
export function FeedScreen({
  view,
  onView,
  me,
  formSection,
  similar,
  founding,
  rail,
  Meaning,
  entry = 'feed',
}: FeedScreenProps) {
  const { t } = useTranslation()
  usePageName(t('posts.feed.title'))
  // Nothing to search in, and no chip that would say something else than zero.
  const isBare = useFeedCounts(scopeOf(view)).data?.all === 0 && Boolean(founding) && isWhole(view)
  const showPublished = () => (isWhole(view) ? window.scrollTo({ top: 0 }) : onView({}))
  return (
    <div className={classes.screen}>
      <VisuallyHidden component="h1">{t('posts.feed.title')}</VisuallyHidden>
      <FeedTabs
        chosen={view.onglet ? 'similar' : 'recent'}
        onChoose={(tab) => onView(tab === 'similar' ? { onglet: 'similaires' } : {})}
      >
        {!view.onglet && !isBare && <FeedBar onView={onView} view={view} />}
        <div className={classes.columns}>
          <div className={classes.column}>
            {view.onglet ? (
              similar
            ) : (
              <>
                <Composer entry={entry} me={me} onPublished={showPublished} />
                <Feed
                  Meaning={Meaning}
                  formSection={formSection}
                  founding={founding}
                  memberId={me.id}
                  onView={onView}
                  view={view}
                />
              </>
            )}
          </div>
          {!view.onglet && rail}
        </div>
      </FeedTabs>
    </div>
  )
}
