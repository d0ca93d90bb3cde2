import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlaneTilt, IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRAVELS_MAX } from '#contract/posts/limits.ts'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { SymptomDay } from '../post/symptom-day.tsx'
import type { SymptomForm } from './symptom-form-state.ts'
import { blankTravel } from './symptom-values.ts'
import classes from './travel-list.module.css'

export function TravelList({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  const list = useRef<HTMLFieldSetElement>(null)
  const travels = form.useWatchValue('travels')

  const focusOn = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus())
  // Rows need keys of their own: a travel has no id, and its date fields keep typed text that is no date.
  const [rows, setRows] = useState<readonly string[]>([])
  if (rows.length !== travels.length) setRows(travels.map((_, row) => rows[row] ?? crypto.randomUUID()))
  const add = () => {
    form.insertListItem('travels', blankTravel())
    focusOn(`[data-row="${travels.length}"] input`)
  }
  const remove = (row: number) => {
    setRows(rows.filter((_, nth) => nth !== row))
    form.removeListItem('travels', row)
    focusOn('[data-add]')
  }

  return (
    <fieldset className="stack g3" ref={list}>
      <legend className={`semibold text-sm ${classes.legend}`}>
        {t('posts.form.travels')} <Optional />
      </legend>
      {travels.map((travel, row) => (
        <fieldset
          aria-label={t('posts.form.travel', { number: row + 1 })}
          className={`well anchor pair ${classes.travel}`}
          data-row={row}
          key={rows[row]}
        >
          <TextInput
            className={classes.destination}
            error={form.errors[`travels.${row}.destination`]}
            label={t('posts.form.destination')}
            leftSection={<IconPlaneTilt aria-hidden size={20} />}
            required
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue(`travels.${row}.destination`, value, { forceUpdate: false })
            }
            value={travel.destination}
          />
          <SymptomDay form={form} label={t('posts.form.travelStart')} path={`travels.${row}.startDate`} required />
          <SymptomDay form={form} label={t('posts.form.travelEnd')} path={`travels.${row}.endDate`} required />
          <ActionIcon
            aria-label={t('posts.form.removeTravel', { number: row + 1 })}
            className={classes.remove}
            onClick={() => remove(row)}
            variant="quiet"
          >
            <IconX aria-hidden size={20} />
          </ActionIcon>
        </fieldset>
      ))}
      {travels.length < TRAVELS_MAX && (
        <Button
          className="flush self-start"
          data-add
          leftSection={<IconPlus aria-hidden size={20} />}
          onClick={add}
          variant="subtle"
        >
          {t('posts.form.addTravel')}
        </Button>
      )}
    </fieldset>
  )
}
