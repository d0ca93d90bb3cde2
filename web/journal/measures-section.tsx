import { Button, Select, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEASURE_NAME_MAX, MEASURES_MAX } from '#contract/journal/limits.ts'
import type { Journal, Measure, MeasureScale } from '#contract/journal/schema.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { useSetMeasures } from './api.ts'
import classes from './measures-section.module.css'

const SCALES: readonly MeasureScale[] = ['ten', 'five']
const BLANK: Measure = { name: '', scale: 'ten' }

const rowsOf = ({ measures }: Journal): Measure[] =>
  Array.from({ length: MEASURES_MAX }, (_, nth) => measures[nth] ?? BLANK)

export function MeasuresSection({ journal }: { journal: Journal }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const setMeasures = useSetMeasures()
  const [rows, setRows] = useState(() => rowsOf(journal))
  // When the stored measures change, here or elsewhere, the form shows the stored ones.
  const stored = JSON.stringify(journal.measures)
  const [known, setKnown] = useState(stored)
  if (stored !== known) {
    setKnown(stored)
    setRows(rowsOf(journal))
  }
  const [isDouble, setDouble] = useState(false)
  const second = useRef<HTMLInputElement>(null)

  const change = (nth: number, next: Partial<Measure>) => {
    setDouble(false)
    setRows(rows.map((row, each) => (each === nth ? { ...row, ...next } : row)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const measures = rows.map((row) => ({ ...row, name: row.name.trim() })).filter(({ name }) => name !== '')
    if (new Set(measures.map(({ name }) => name.toLowerCase())).size < measures.length) {
      setDouble(true)
      return second.current?.focus()
    }
    setMeasures.mutate(
      { id: journal.id, measures },
      {
        onSuccess: () => showSuccess({ title: t('journal.measures.done') }),
        onError: (error) => showFailure({ title: t('journal.measures.failed'), message: failureText(error).message }),
      },
    )
  }
  return (
    <Section intro={t('journal.measures.intro')} title={t('journal.measures.title')}>
      <form className={classes.form} id="mesures" noValidate onSubmit={submit}>
        {rows.map((row, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two places stay where they are
          <fieldset className="stack fit g3" key={nth}>
            <legend>{t(nth === 0 ? 'journal.measures.first' : 'journal.measures.second')}</legend>
            <TextInput
              autoComplete="off"
              dir="auto"
              error={nth > 0 && isDouble && t('journal.measures.double')}
              label={t('journal.measures.name')}
              maxLength={MEASURE_NAME_MAX}
              onChange={(event) => change(nth, { name: event.currentTarget.value })}
              placeholder={t(nth === 0 ? 'journal.measures.firstExample' : 'journal.measures.secondExample')}
              ref={nth > 0 ? second : undefined}
              value={row.name}
            />
            <Select<MeasureScale>
              allowDeselect={false}
              comboboxProps={{ keepMounted: false }}
              data={SCALES.map((value) => ({ value, label: t(`journal.measures.scales.${value}`) }))}
              label={t('journal.measures.scale')}
              onChange={(scale) => scale && change(nth, { scale })}
              value={row.scale}
            />
          </fieldset>
        ))}
        <div className={`row middle g4 r2 ${classes.acts}`}>
          <Button aria-disabled={setMeasures.isPending || undefined} type="submit" variant="default">
            {t(setMeasures.isPending ? 'journal.measures.saving' : 'journal.measures.save')}
          </Button>
          <a className="target text-sm" href="/jour">
            {t('journal.measures.open')}
          </a>
        </div>
      </form>
      <p className="quiet">{t('journal.measures.hint')}</p>
    </Section>
  )
}
