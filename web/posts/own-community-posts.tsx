import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { SEARCH_MAX } from '#contract/posts/limits.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { PageTitle } from '#web/foundation/ui/page.tsx'
import { SearchBox } from '#web/foundation/ui/search-box.tsx'
import { useOwnCounts, useOwnPosts } from './api.ts'
import { Composer } from './composer.tsx'
import { NewPostButton } from './new-post-button.tsx'
import { OwnCommunityCard } from './own-community-card.tsx'
import { OwnFound } from './own-found.tsx'
import { OwnList } from './own-list.tsx'
import { NoOwnCommunityPost } from './own-nothing.tsx'
import classes from './own-posts.module.css'
import { OwnCommunityFigures } from './own-tiles.tsx'
import { type OwnView, searchedWords, searching } from './own-view.ts'
import { fr as own } from './texts.own.fr.ts'

const texts = { posts: { own } }

type OwnCommunityPostsProps = {
  me: Me
  view: OwnView
  /** `replace` where one goes on with what was begun: going back then leads before it. */
  onView: (view: OwnView, how?: { replace: boolean }) => void
  /** Set where another page shows it as one of its tabs, under a title of its own. */
  isTab?: boolean
}

/** All that I have shared with the community, and where to share more. */
export function OwnCommunityPosts({ me, view, onView, isTab = false }: OwnCommunityPostsProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const scope = { kind: 'community', ...(view.q && { search: view.q }) } as const
  const list = useOwnPosts(scope)
  const { data: counts, isPlaceholderData: areCountsOld } = useOwnCounts(scope)
  const search = (words: string) => onView(searching(view, words), { replace: view.q !== undefined && words !== '' })
  const showPublished = () => (view.q ? onView(searching(view, '')) : window.scrollTo({ top: 0 }))
  return (
    <>
      {!isTab && <PageTitle intro={t('posts.own.community.intro')}>{t('posts.own.community.title')}</PageTitle>}
      <OwnCommunityFigures />
      {/* Where there is nothing yet, the page offers one thing: to write. */}
      {(view.q !== undefined || counts?.all !== 0) && (
        <>
          <div className={classes.composer}>
            <Composer entry="dashboard" me={me} onPublished={showPublished} />
          </div>
          <div className={classes.search}>
            <SearchBox
              clearLabel={t('posts.search.clear')}
              label={t('posts.own.community.search')}
              max={SEARCH_MAX}
              onSearch={search}
              placeholder={t('posts.own.placeholder')}
              read={searchedWords}
              value={view.q ?? ''}
            />
          </div>
        </>
      )}
      <OwnFound count={areCountsOld ? undefined : counts?.all} words={view.q} />
      <OwnList
        card={(post) => <OwnCommunityCard key={post.id} post={post} />}
        label={t('posts.own.community.list')}
        list={list}
        nothing={
          <NoOwnCommunityPost onClear={() => onView(searching(view, ''))} onPublished={showPublished} words={view.q} />
        }
      />
      <NewPostButton entry="dashboard" onPublished={showPublished} />
    </>
  )
}
