import { useTranslation } from 'react-i18next'
import { useNumbers } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { useOwnStats } from '../api.ts'

type Tile = { label: string; value: number | undefined; tone?: 'prune' | 'sauge' }

export function OwnSymptomFigures() {
  const { t } = useTranslation()
  const { data, error, refetch } = useOwnStats()
  const { total, resolved, active, likes } = data?.symptoms ?? {}
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <Tiles
      tiles={[
        { label: t('posts.own.figures.total'), value: total },
        { label: t('posts.own.figures.resolved'), value: resolved, tone: 'sauge' },
        { label: t('posts.own.figures.active'), value: active },
        { label: t('posts.own.figures.likes'), value: likes },
      ]}
    />
  )
}

export function OwnCommunityFigures() {
  const { t } = useTranslation()
  const { data, error, refetch } = useOwnStats()
  const { total, likes } = data?.community ?? {}
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <Tiles
      tiles={[
        { label: t('posts.own.figures.posts'), value: total },
        { label: t('posts.own.figures.likes'), value: likes },
      ]}
    />
  )
}

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const shown = tiles.filter(({ value }) => value !== 0)
  if (shown.length === 0) return null
  return (
    <Figures className="mb8" label={t('posts.own.figures.label')}>
      {shown.map(({ label, value, tone = 'prune' }) => (
        <Figure
          key={label}
          label={label}
          tone={tone}
          value={value === undefined ? '–' : formatNumber(value)}
          withRule
        />
      ))}
    </Figures>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mb8">
      <FailureBox error={error} onRetry={onRetry} title={t('posts.own.figures.failed')} />
    </div>
  )
}
