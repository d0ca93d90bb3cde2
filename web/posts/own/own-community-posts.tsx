import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useOwnCounts, useOwnPosts } from '../api.ts'
import { CommunityDialog } from '../community/community-dialog.tsx'
import { Composer } from '../compose/composer.tsx'
import { NewPostButton } from '../feed/new-post-button.tsx'
import { OwnCommunityCard } from './own-community-card.tsx'
import { OwnFound } from './own-found.tsx'
import { focusOwnList, OwnList } from './own-list.tsx'
import { NoOwnCommunityPost } from './own-nothing.tsx'
import classes from './own-posts.module.css'
import { OwnSearch } from './own-search.tsx'
import { OwnCommunityFigures } from './own-tiles.tsx'
import { hasNone, type OnOwnView, type OwnView, searchFor } from './own-view.ts'
import { fr as own } from './texts.own.fr.ts'

const texts = { posts: { own } }

type OwnCommunityPostsProps = {
  me: Me
  view: OwnView
  onView: OnOwnView
}

export function OwnCommunityPosts({ me, view, onView }: OwnCommunityPostsProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const scope = { kind: 'community', ...(view.q && { search: view.q }) } as const
  const list = useOwnPosts(scope)
  const ownCounts = useOwnCounts(scope)
  const { data: counts, isPlaceholderData: areCountsOld } = ownCounts
  const isEmpty = hasNone(view, ownCounts)
  const [isWriting, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const showPublished = () => (view.q ? onView(searchFor(view, '')) : window.scrollTo({ top: 0 }))
  return (
    <>
      <PageTitle intro={t('posts.own.community.intro')}>{t('posts.own.community.title')}</PageTitle>
      <OwnCommunityFigures />
      {isEmpty !== true && (
        <>
          <div className={classes.composer} data-awaited={isEmpty === undefined || undefined}>
            <Composer entry="dashboard" me={me} onPublished={showPublished} />
          </div>
          <OwnSearch label={t('posts.own.community.search')} onView={onView} view={view} />
        </>
      )}
      <OwnFound count={areCountsOld ? undefined : counts?.all} words={view.q} />
      <OwnList
        card={(post) => <OwnCommunityCard key={post.id} post={post} />}
        label={t('posts.own.community.list')}
        list={list}
        nothing={
          <NoOwnCommunityPost
            onClear={() => onView(searchFor(view, ''))}
            onWrite={() => setWriting(true)}
            opener={opener}
            words={view.q}
          />
        }
      />
      {/* Outside the list, which changes with the first post: the dialog may stay open with the emergency numbers. */}
      <CommunityDialog
        entry="dashboard"
        isOpen={isWriting}
        onClose={() => {
          setWriting(false)
          if (!opener.current) focusOwnList()
        }}
        onPublished={showPublished}
        opener={opener}
      />
      {isEmpty === false && <NewPostButton entry="dashboard" onPublished={showPublished} />}
    </>
  )
}
