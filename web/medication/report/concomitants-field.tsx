import { Input, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONCOMITANTS_MAX } from '#contract/medication/limits.ts'
import { faultText } from '#web/foundation/failure.ts'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
// Fields of tags look the same everywhere, so they share one stylesheet.
import classes from '#web/posts/tags/tag-picker.module.css'
import { withDrug } from './concomitants.ts'
import type { ReportForm } from './report-form-state.tsx'

export function ConcomitantsField({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [spoken, setSpoken] = useState('')
  const typed = form.useWatchValue('typedDrug')
  const others = form.useWatchValue('drugs').slice(1)
  const error = form.errors.drugs

  const type = (text: string) => {
    form.setFieldValue('typedDrug', text, { forceUpdate: false })
    form.clearFieldError('drugs')
  }

  const add = (words: readonly string[], rest = '') => {
    let drugs = form.getValues().drugs
    for (const word of words) {
      const added = withDrug(drugs, word)
      if ('fault' in added) return form.setFieldError('drugs', <Fault fault={added.fault} />)
      if ('isKnown' in added) setSpoken(t('medication.form.others.known', { name: word.trim() }))
      else drugs = added.drugs
    }
    type(rest)
    const { length } = form.getValues().drugs
    if (drugs.length === length) return
    form.setFieldValue('drugs', drugs, { forceUpdate: false })
    setSpoken(
      t('medication.form.others.added', {
        name: drugs.at(-1)?.name ?? '',
        chosen: drugs.length - 1,
        max: CONCOMITANTS_MAX,
      }),
    )
  }

  const remove = (index: number) => {
    const { drugs } = form.getValues()
    const gone = drugs[index + 1]
    if (!gone) return
    form.setFieldValue(
      'drugs',
      drugs.filter((drug) => drug !== gone),
      { forceUpdate: false },
    )
    form.clearFieldError('drugs')
    setSpoken(t('medication.form.others.removed', { name: gone.name }))
    input.current?.focus()
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add([typed])
    }
    if (event.key === 'Backspace' && typed === '' && others.length > 0) {
      event.preventDefault()
      remove(others.length - 1)
    }
  }

  /**
   * A comma is handled as text, not as a key, because on-screen keyboards do not tell which key was pressed, and a whole list may be pasted. It ends a
   * name only once something other than a digit follows: "0,5 mg" is one dosage.
   */
  const handleText = (text: string) => {
    const words = text.split(/,(?=\D)|[;\n]/)
    if (words.length === 1) return type(text)
    add(words.slice(0, -1), words.at(-1))
  }

  return (
    <Input.Wrapper
      description={t('medication.form.others.hint')}
      error={error}
      id={id}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      label={
        <>
          {t('medication.form.others.label')} <Optional />
        </>
      }
    >
      <div className={`row g1 anchor ${classes.box}`} data-error={error ? true : undefined}>
        {others.length > 0 && (
          <ul aria-label={t('medication.form.others.chosen')} className={classes.tags}>
            {others.map(({ name }, index) => (
              <li className={`middle prune semibold text-sm shrinks pill ${classes.tag}`} key={name}>
                <span className="cut" dir="auto">
                  {name}
                </span>
                <button
                  aria-label={t('medication.form.others.remove', { name })}
                  onClick={() => remove(index)}
                  type="button"
                >
                  <IconX aria-hidden size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          className={classes.input}
          dir="auto"
          enterKeyHint="done"
          id={id}
          onChange={(event) => handleText(event.currentTarget.value)}
          onKeyDown={handleKey}
          placeholder={t('medication.form.others.placeholder')}
          ref={input}
          value={typed}
        />
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Input.Wrapper>
  )
}

function Fault({ fault }: { fault: Parameters<typeof faultText>[0] }) {
  const { t } = useTranslation()
  return faultText(fault, t)
}
