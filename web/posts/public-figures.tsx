import { useTranslation } from 'react-i18next'
import type { PublicStats } from '#contract/posts/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage, useNumbers } from '#web/foundation/i18n.ts'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { MonthBars } from './month-bars.tsx'
import classes from './public-figures.module.css'

/** What the community has shared, in figures; what is too small to be counted is not shown at all. */
export function PublicFigures({ stats, order }: { stats: PublicStats; order: 2 | 3 }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = useNumbers()
  const Heading = `h${order}` as const
  return (
    <div className={classes.figures}>
      <Figures className={classes.totals} label={t('posts.wall.figures')}>
        <Figure label={t('posts.wall.posts')} value={written(stats.totalPosts)} />
        <Figure label={t('posts.wall.resolved')} tone="sauge" value={written(stats.resolvedPosts)} />
      </Figures>
      {stats.postsByMonth.length > 0 && <MonthBars months={stats.postsByMonth} />}
      {stats.commonTags.length > 0 && (
        <div>
          <Heading className={classes.heading}>{t('posts.wall.common')}</Heading>
          <TagList inWell tags={stats.commonTags.map(({ tag }) => tagLabel(tag, language))} />
        </div>
      )}
    </div>
  )
}
