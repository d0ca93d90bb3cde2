import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { COMPLETENESS, type CompletenessItem } from '#contract/medication/rules.ts'
import classes from './completeness.module.css'

type CompletenessMarks = Record<CompletenessItem, boolean>

const TOTAL = COMPLETENESS.length
const countOf = (told: CompletenessMarks) => COMPLETENESS.filter((item) => told[item]).length

/** Counts from the first thing told on: before it, nothing is said to be missing. */
export function CompletenessProgress({ told, hint }: { told: CompletenessMarks; hint?: string }) {
  const count = countOf(told)
  return (
    <>
      <p className={`quiet mt1 ${classes.count}`}>
        {count > 0 && (
          <Trans components={{ b: <b /> }} i18nKey="medication.complete.count" values={{ told: count, total: TOTAL }} />
        )}{' '}
        {hint}
      </p>
      {count > 0 && (
        <div aria-hidden="true" className={classes.bar}>
          {COMPLETENESS.map((item, index) => (
            <i data-on={index < count || undefined} key={item} />
          ))}
        </div>
      )}
    </>
  )
}

export function CompletenessItems({ told }: { told: CompletenessMarks }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.list}>
      {COMPLETENESS.map((item) => (
        <li data-told={told[item] || undefined} key={item}>
          {told[item] ? <IconCircleCheck aria-hidden size={20} /> : <IconCircle aria-hidden size={20} />}
          <span>
            {t(`medication.complete.items.${item}`)}{' '}
            <VisuallyHidden>{t(told[item] ? 'medication.complete.told' : 'medication.complete.toTell')}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
