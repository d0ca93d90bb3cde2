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
  entry?: CommunityEntry
  me: Me
  formSection: string
  similar: ReactNode
  Meaning: ComponentType<MeaningProps>
  founding?: ReactNode
  rail?: ReactNode
}

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
        <div className={`apart ${classes.columns}`}>
          <div className={`stack fit g5 shrinks ${classes.column}`}>
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
