import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import type { MeTooOfMine, OwnMeToo, MeTooPairs as Pairs } from '#contract/matching/schema.ts'
import { ContactLink } from '#web/closest/contact-link.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import { ME_TOO_SECTION } from '#web/posts/me-too/me-too-section.ts'
import { AuthorLink } from '#web/posts/post/author-link.tsx'
import classes from './me-too-pairs.module.css'

const SHOWN_FIRST = 2

/** `isOfAnother`: the rows are still those of the story that was chosen before. */
export function MeTooPairs({ pairs, isOfAnother = false }: { pairs: Pairs | undefined; isOfAnother?: boolean }) {
  const { t } = useTranslation()
  const [isAll, setAll] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isThere = pairs !== undefined && pairs.heard.length + pairs.said.length > 0
  useEffect(() => {
    // A link leads to this section, which was not on the page yet when the page opened.
    if (isThere && window.location.hash === `#${ME_TOO_SECTION}`) section.current?.scrollIntoView()
  }, [isThere])
  if (!isThere) return null
  const rows = [
    ...pairs.heard.map((pair) => <Heard key={`${pair.member.id} ${pair.ownPost.id}`} {...pair} />),
    ...pairs.said.map((pair) => <ReceivedMeToo key={pair.post.id} {...pair} />),
  ]
  const shown = isAll ? rows : rows.slice(0, SHOWN_FIRST)
  return (
    <section
      aria-labelledby={`${ME_TOO_SECTION}-title`}
      className={`mb6 dims ${classes.pairs}`}
      data-dimmed={isOfAnother || undefined}
      id={ME_TOO_SECTION}
      ref={section}
    >
      <h2 className="title-sm" id={`${ME_TOO_SECTION}-title`}>
        {t('matching.meToo.title')}
      </h2>
      <ul className="lined mt3">{shown}</ul>
      {shown.length < rows.length && (
        <Button onClick={() => setAll(true)} variant="subtle">
          {t('matching.meToo.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

function Heard({ member, ownPost, at }: MeTooOfMine) {
  const { t } = useTranslation()
  return (
    <Pair at={at} member={member} postId={ownPost.id} title={ownPost.title}>
      <b>
        <AuthorLink author={member} />
      </b>{' '}
      {t('matching.meToo.heard')}
    </Pair>
  )
}

function ReceivedMeToo({ post, at }: OwnMeToo) {
  const { t } = useTranslation()
  return (
    <Pair at={at} member={post.author} postId={post.id} title={post.title}>
      {t('matching.meToo.said')} <AuthorLink author={post.author} />
      {post.outcome !== 'ongoing' && <StatusBadge status={statusOf(post.outcome)} />}
    </Pair>
  )
}

type PairProps = { member: Author; postId: string; title: string; at: Date; children: ReactNode }

function Pair({ member, postId, title, at, children }: PairProps) {
  const { t } = useTranslation()
  return (
    <li>
      <Avatar name={member.username} picture={member.avatar} size={40} />
      <div className={`breaks shrinks ${classes.words}`}>
        <p>{children}</p>
        <Link className={`ink ${classes.story}`} dir="auto" params={{ id: postId }} to="/post/$id">
          {t('closest.quoted', { text: title })}
        </Link>{' '}
        <small className="small">
          <Moment at={at} />
        </small>
      </div>
      <ContactLink author={member} postId={postId} />
    </li>
  )
}
