import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import { NotebookCard } from '#web/foundation/ui/card.tsx'
import { usePageName } from '#web/foundation/ui/page.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { BackButton } from './back-button.tsx'
import { OwnDetails } from './own-details.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostHead } from './post-head.tsx'
import classes from './post-story.module.css'
import { StoryActs } from './story-acts.tsx'
import { WhatHelped } from './what-helped.tsx'

/** A post on its own page. Its title does not name the tab: it would stay in the history of a device that others may use. */
export function PostStory({ post }: { post: Post }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isJustResolved, setJustResolved] = useState(false)
  usePageName(t('posts.detail.name'))
  return (
    <>
      <BackButton />
      <NotebookCard isResolved={post.resolution !== null} margin={<Avatar name={post.author.username} />}>
        <PostHead isExact post={post} />
        <h1 className={classes.title}>{post.title}</h1>
        <p className={classes.description}>{post.description}</p>
        <PostFacts post={post} />
        {post.resolution && <WhatHelped isFocused={isJustResolved} order={2} resolution={post.resolution} />}
        {post.tags.length > 0 && (
          <section className={classes.part}>
            <h2>{t('posts.detail.tags')}</h2>
            <TagList tags={post.tags.map((tag) => tagLabel(tag, language))} />
          </section>
        )}
        {post.own && <OwnDetails own={post.own} />}
        {post.isMine && <StoryActs onResolved={() => setJustResolved(true)} post={post} />}
      </NotebookCard>
    </>
  )
}
