import { useTranslation } from 'react-i18next'
import type { Appeal, CaseDecision, CaseDetail } from '#contract/moderation/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { Part } from './part.tsx'
import classes from './queue.module.css'

export function DecisionList({ detail: { decisions } }: { detail: CaseDetail }) {
  const { t } = useTranslation()
  if (decisions.length === 0) return null
  return (
    <Part title={t('queue.decided.title')}>
      <ul className={classes.lines}>
        {decisions.map((decision) => (
          <Line decision={decision} key={decision.id} />
        ))}
      </ul>
    </Part>
  )
}

function Line({ decision }: { decision: CaseDecision }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { act, sanction, until, reason, ground, statement, decidedAt, decidedBy, appeals } = decision
  return (
    <li>
      <p>
        <strong>{t(`moderation.acts.${act}`)}</strong>
        {sanction !== 'none' && ` · ${t(`moderation.sanctions.${sanction}`)}`}
        {until && ` (${t('queue.author.until', { day: dates.moment(until) })})`}
      </p>
      <p className="quiet breaks">
        {t('queue.decided.by', {
          name: decidedBy?.username ?? t('ui.someone'),
          when: dates.moment(decidedAt),
        })}
        {' · '}
        {t(`moderation.reasons.${reason}.name`)} · {t(`moderation.grounds.${ground}`)}
      </p>
      <p className="written" dir="auto">
        {statement}
      </p>
      {appeals.map((appeal) => (
        <AppealLine appeal={appeal} key={appeal.id} />
      ))}
    </li>
  )
}

function AppealLine({ appeal: { by, text, createdAt, decidedAt, isReversed, statement } }: { appeal: Appeal }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Note title={t(`queue.decided.appealBy.${by}`, { when: dates.moment(createdAt) })} tone="prune">
      <p className="written" dir="auto">
        {text}
      </p>
      {decidedAt && (
        <p className="mt2 pre-line">
          <strong>{t(isReversed ? 'queue.decided.reversed' : 'queue.decided.upheld')}</strong> {statement}
        </p>
      )}
    </Note>
  )
}
