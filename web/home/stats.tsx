import { useTranslation } from 'react-i18next'
import { useNumbers } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { usePublicStats } from '#web/posts/api.ts'
import classes from './stats.module.css'

export function Stats() {
  const { homeStats } = pageConfig
  return (
    <section className={classes.section}>
      {homeStats === 'live' ? <LiveStats /> : <StatedStats stats={homeStats} />}
    </section>
  )
}

type Stated = Exclude<(typeof pageConfig)['homeStats'], 'live'>

function StatedStats({ stats }: { stats: Stated }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const tiles = [
    { label: t('home.stats.activeUsers'), value: t('home.stats.atLeast', { value: formatNumber(stats.activeUsers) }) },
    {
      label: t('home.stats.symptomsShared'),
      value: t('home.stats.atLeast', { value: formatNumber(stats.symptomsShared) }),
    },
    { label: t('home.stats.satisfaction'), value: t('home.stats.percent', { value: stats.satisfactionPercent }) },
  ]
  return <Tiles tiles={tiles} />
}

/**
 * No satisfaction is measured, so none is shown, nor is a zero. Nothing is shown until the counts have loaded, or where they cannot be fetched.
 * The number of members is left out while they are too few, or too new, to be counted.
 */
function LiveStats() {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { data } = usePublicStats()
  if (!data) return null
  const tiles = [
    ...(data.members
      ? [
          {
            label: t('home.stats.members', { count: data.members.from }),
            value: t('home.stats.atLeast', { value: formatNumber(data.members.from) }),
          },
        ]
      : []),
    ...(data.totalPosts > 0
      ? [{ label: t('home.stats.posts', { count: data.totalPosts }), value: formatNumber(data.totalPosts) }]
      : []),
  ]
  return (
    tiles.length > 0 && (
      <>
        <Tiles tiles={tiles} />
        {data.totalPosts > 0 && <p className="quiet mt4">{t('home.stats.counts')}</p>}
      </>
    )
  )
}

function Tiles({ tiles }: { tiles: { label: string; value: string }[] }) {
  const { t } = useTranslation()
  return (
    <Figures className={classes.figures} label={t('home.stats.label')}>
      {tiles.map(({ label, value }) => (
        <Figure key={label} label={label} tone="prune" value={value} withRule />
      ))}
    </Figures>
  )
}
