import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeness } from '#contract/medication/rules.ts'
import classes from './completeness.module.css'
import { CompletenessItems, CompletenessProgress } from './completeness-items.tsx'
import type { ReportForm } from './report-form-state.tsx'

export function Completeness({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const told = completeness({
    drugs: form.useWatchValue('drugs'),
    ageBand: form.useWatchValue('ageBand'),
    sex: form.useWatchValue('sex'),
    history: form.useWatchValue('history').trim(),
    onsetDate: form.useWatchValue('onsetDate'),
    seriousness: form.useWatchValue('seriousness'),
    outcome: form.useWatchValue('outcome'),
  })
  return (
    <section aria-labelledby={`${id}-title`} className={`ruled ${classes.complete}`}>
      <h2 id={`${id}-title`}>{t('medication.complete.title')}</h2>
      <CompletenessProgress hint={t('medication.complete.hint')} told={told} />
      <button
        aria-controls={`${id}-items`}
        aria-expanded={isOpen}
        className={classes.opener}
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {t(isOpen ? 'medication.complete.less' : 'medication.complete.more')}
        <IconChevronDown aria-hidden size={20} />
      </button>
      <div className={classes.items} data-open={isOpen || undefined} id={`${id}-items`}>
        <CompletenessItems told={told} />
      </div>
    </section>
  )
}
