import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchStats } from '#contract/matching/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import blocks from './block.module.css'
import classes from './outcomes.module.css'
import { WaitingLines } from './waiting-lines.tsx'

type OutcomesProps = {
  matches: MatchStats | undefined
  told: number | undefined
}

export function Outcomes({ matches, told }: OutcomesProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Card as="section" className={blocks.block} labelledBy={id}>
      <header className={`row middle apart g4 r0 touch ${blocks.head}`}>
        <h2 id={id}>{t('dashboard.outcomes.title')}</h2>
        {matches && matches.cases > 0 && (
          <Link className="target prune strong text-sm underlines" to="/matches">
            {t('dashboard.outcomes.see')}
          </Link>
        )}
      </header>
      {matches && told !== undefined ? figures(matches, told) : <WaitingLines count={3} />}
    </Card>
  )

  function figures({ cases, resolved }: MatchStats, told: number) {
    if (cases === 0 && told === 0) return <p className={classes.none}>{t('dashboard.outcomes.none')}</p>
    return (
      <ul className={classes.figures}>
        {cases > 0 && <Outcome count={cases} words={t('dashboard.outcomes.cases', { count: cases })} />}
        {resolved > 0 && (
          <Outcome count={resolved} isSage words={t('dashboard.outcomes.resolved', { count: resolved })} />
        )}
        {told > 0 && <Outcome count={told} words={t('dashboard.outcomes.told', { count: told })} />}
      </ul>
    )
  }
}

function Outcome({ count, words, isSage = false }: { count: number; words: string; isSage?: boolean }) {
  const formatNumber = useNumbers()
  return (
    <li>
      <b data-sage={isSage || undefined}>{formatNumber(count)}</b> <span>{words}</span>
    </li>
  )
}
