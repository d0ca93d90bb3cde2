import { useTranslation } from 'react-i18next'
import type { PublicStats } from '#contract/posts/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { PostTags } from '../post/post-tags.tsx'
import { MonthBars } from './month-bars.tsx'
import classes from './public-figures.module.css'

export function PublicFigures({ stats, order }: { stats: PublicStats; order: 2 | 3 }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const Heading = `h${order}` as const
  return (
    <div className={`stack fit g6 ${classes.figures}`}>
      <Figures className={classes.totals} label={t('posts.gate.figures')}>
        <Figure label={t('posts.gate.posts')} value={formatNumber(stats.totalPosts)} />
        {stats.resolvedPosts > 0 && (
          <Figure label={t('posts.gate.resolved')} tone="sauge" value={formatNumber(stats.resolvedPosts)} />
        )}
      </Figures>
      <p className="quiet">{t('posts.gate.counts')}</p>
      {stats.postsByMonth.length > 0 && <MonthBars months={stats.postsByMonth} />}
      {stats.commonTags.length > 0 && (
        <div>
          <Heading className={`mb2 ${classes.heading}`}>{t('posts.gate.common')}</Heading>
          <PostTags inWell tags={stats.commonTags.map(({ tag }) => tag)} />
        </div>
      )}
    </div>
  )
}
