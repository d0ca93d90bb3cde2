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
  /** The screen from which a community post is written: its texts for empty fields and for the result differ. */
  entry?: CommunityEntry
  me: Me
  /** The anchor of the home page's form for a symptom. */
  formSection: string
  /** The content of the tab with similar posts. */
  similar: ReactNode
  /** Shows results by meaning, after those found by words. */
  Meaning: ComponentType<MeaningProps>
  founding?: ReactNode
  /** Content beside the newest posts, on wide screens. */
  rail?: ReactNode
}

/** The feed for members, in two tabs: all posts with a search and the field to write, and posts similar to one's own. */
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
  // Without any post, a search would find nothing and each chip would say zero.
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
          <div className={`stack fit g5 ${classes.column}`}>
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
