import { Button, NumberInput } from '@mantine/core'
import { IconStethoscope } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CARE_MAX } from '#contract/treatments/limits.ts'
import type { Care } from '#contract/treatments/schema.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { useSetCare } from './api.ts'
import classes from './care-row.module.css'

type CareRowProps = { postId: string; care: Care; canChange: boolean }

export function CareRow({ postId, care, canChange }: CareRowProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState(care)
  const row = useRef<HTMLDivElement>(null)
  const saving = useSetCare(postId)
  const said = [
    care.examinations !== null && t('treatments.care.examinations', { count: care.examinations }),
    care.doctors !== null && t('treatments.care.doctors', { count: care.doctors }),
  ].filter(Boolean)
  if (said.length === 0 && !canChange) return null
  // Rendered synchronously, so that the element which replaces the pressed button can take the focus.
  const turn = (isTurnedOn: boolean) => {
    flushSync(() => {
      setValues(care)
      setOpen(isTurnedOn)
    })
    row.current?.querySelector<HTMLElement>('input, [data-opens]')?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(
      { postId, ...values },
      {
        onSuccess: () => {
          turn(false)
          showSuccess({ title: t('treatments.care.saved') })
        },
        onError: (error) => {
          const { title, message } = failureText(error)
          showFailure({ title, message: t('treatments.care.failed', { reason: message }) })
        },
      },
    )
  }
  const field = (name: keyof Care) => (
    <NumberInput
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      label={t(`treatments.care.${name}Label`)}
      max={CARE_MAX}
      min={0}
      onChange={(value) => setValues({ ...values, [name]: typeof value === 'number' ? value : null })}
      value={values[name] ?? ''}
    />
  )
  return (
    <div className="row middle g4 r2" ref={row}>
      {said.length > 0 && (
        <p className="line middle semibold">
          <IconStethoscope aria-hidden size={20} />
          {said.join(' · ')}
        </p>
      )}
      {canChange && !isOpen && (
        <Button data-opens onClick={() => turn(true)} variant="subtle">
          {t(said.length > 0 ? 'treatments.care.change' : 'treatments.care.say')}
        </Button>
      )}
      {canChange && isOpen && (
        <form
          aria-label={t('treatments.care.title')}
          className={`stack g3 well p4 ${classes.form}`}
          noValidate
          onSubmit={save}
        >
          <p className="quiet">{t('treatments.care.hint')}</p>
          <div className="stack g3 bottom pair">
            {field('examinations')}
            {field('doctors')}
          </div>
          <div className="row end">
            <Button onClick={() => turn(false)} variant="default">
              {t('ui.cancel')}
            </Button>
            <Button
              aria-disabled={saving.isPending || undefined}
              data-disabled={saving.isPending || undefined}
              type="submit"
            >
              {t('treatments.care.save')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
