import { Button } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SCORE_MAX } from '#contract/medication/limits.ts'
import type { MedicationMatch } from '#contract/medication/schema.ts'
import { severityKey } from '../report/severity.tsx'
import classes from './match-reasons.module.css'

const WORDS_SHOWN = 4

type MatchReasonsProps = { of: NonNullable<MedicationMatch['other']>; ownSeverity: number }

/** The sum of the points is the whole score (ruling 60). */
export function MatchReasons({ of: { reasons, severity, score }, ownSeverity }: MatchReasonsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isWhy, setWhy] = useState(false)
  const { sameName, severityGap, onset, points } = reasons
  const words = reasons.sharedWords.slice(0, WORDS_SHOWN).join(', ')
  const theirs = t(`medication.severity.${severityKey(severity)}`)
  const mine = t(`medication.severity.${severityKey(ownSeverity)}`)
  const said = [
    {
      points: points.drug,
      text: sameName ? t('medication.reasons.sameName') : t('medication.reasons.sameSubstance'),
    },
    {
      points: points.severity,
      text:
        severityGap === 0
          ? t('medication.reasons.sameSeverity', { severity: theirs })
          : t('medication.reasons.nearSeverity', { theirs, mine }),
    },
    { points: points.onset, text: t(`medication.reasons.${onset ?? 'sameMonth'}`) },
    {
      points: points.words,
      text: words ? t('medication.reasons.words', { words }) : t('medication.reasons.someWords'),
    },
  ].filter((reason) => reason.points > 0)
  const total = said.reduce((sum, reason) => sum + reason.points, 0)
  return (
    <>
      <ul aria-label={t('medication.reasons.label')} className={`text-sm lined ${classes.reasons}`} id={id}>
        {said.map(({ text, points }) => (
          <li key={text}>
            <IconCheck aria-hidden className="prune" size={18} />
            <span dir="auto">{text}</span> {isWhy && <b>{t('medication.reasons.points', { points })}</b>}
          </li>
        ))}
      </ul>
      {isWhy && (
        <p className="quiet mt1">
          {t('medication.reasons.total', { score })}
          {total > SCORE_MAX && ` ${t('medication.reasons.capped')}`}
        </p>
      )}
      <Button
        aria-controls={id}
        aria-expanded={isWhy}
        className="flush turns"
        onClick={() => setWhy(!isWhy)}
        rightSection={<IconChevronDown aria-hidden size={20} />}
        variant="subtle"
      >
        {t('medication.reasons.why')}
      </Button>
    </>
  )
}
