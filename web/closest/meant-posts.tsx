import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers, useTexts } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import type { MeaningProps } from '#web/posts/feed/feed.tsx'
import { PostCard } from '#web/posts/feed/post-card.tsx'
import { useMeant } from './meaning-api.ts'
import classes from './meant-posts.module.css'
import { fr as meaning } from './texts.meaning.fr.ts'

const texts = { closest: { meaning } }

export function MeantPosts({ wanted, shown, nothing }: MeaningProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const id = useId()
  const formatNumber = useNumbers()
  const list = useMeant(wanted)
  const { data, error, refetch } = list
  const isAlone = nothing !== null
  if (!data) {
    if (error) return <FailureBox error={error} onRetry={() => void refetch()} title={t('closest.meaning.failed')} />
    return isAlone ? <CardSkeletons count={2} /> : null
  }
  const known = new Set(shown)
  // An edit between two pages may bring a story twice, or into both lists.
  const posts = [...new Map(data.pages.flatMap(({ items }) => items.map((post) => [post.id, post]))).values()].filter(
    (post) => !known.has(post.id),
  )
  const { understood, count, isAll } = data.pages[0]!
  if (posts.length === 0) return nothing
  return (
    <section aria-labelledby={id} className={`stack fit g5 mt6 ${classes.meant}`} data-alone={isAlone || undefined}>
      <header className={`stack g1 ${classes.head}`}>
        {isAlone && <p className={classes.none}>{t('closest.meaning.noWords')}</p>}
        <h2 id={id}>{t('closest.meaning.title')}</h2>
        <p role="status">
          {t('closest.meaning.understood', { names: understood.join(', ') })}{' '}
          {isAll ? t('closest.meaning.count', { count }) : t('closest.meaning.many', { number: formatNumber(count) })}
        </p>
      </header>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      <MorePages
        list={list}
        words={{
          more: t('closest.meaning.more'),
          loading: t('closest.meaning.loading'),
          failed: t('closest.meaning.failed'),
        }}
      />
    </section>
  )
}
