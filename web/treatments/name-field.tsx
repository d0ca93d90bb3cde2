import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestedNames } from '#contract/treatments/rules.ts'
import type { TreatmentKind } from '#contract/treatments/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { useDrugSuggestions } from '#web/medication/drugs/use-drug-suggestions.ts'
import classes from './name-field.module.css'

type Suggestion = { name: string; more: string | null; kind: TreatmentKind }

type NameFieldProps = {
  value: string
  /** `kind` comes with a chosen suggestion. */
  onChange: (name: string, kind?: TreatmentKind) => void
  error?: ReactNode
}

export function NameField({ value, onChange, error }: NameFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  // Only typing asks for suggestions: neither the initial value nor a chosen one does.
  const [isAsking, setAsking] = useState(false)
  const { drugs } = useDrugSuggestions(value, isAsking)
  const known: Suggestion[] = isAsking
    ? suggestedNames(value).map((name) => ({
        name: name[language],
        more: t(`tried.kinds.${name.kind}`),
        kind: name.kind,
      }))
    : []
  const medications: Suggestion[] = drugs.map(({ name, substance }) => ({ name, more: substance, kind: 'medication' }))
  const suggestions = [...new Map([...known, ...medications].map((each) => [each.name, each])).values()].slice(0, SHOWN)
  const isOpen = combobox.dropdownOpened && suggestions.length > 0

  const pick = (index: number) => {
    const picked = suggestions[index]
    if (!picked) return
    onChange(picked.name, picked.kind)
    setAsking(false)
    combobox.closeDropdown()
  }
  return (
    <div>
      <Combobox
        middlewares={{ flip: true, shift: true }}
        onOptionSubmit={(index) => pick(Number(index))}
        store={{ ...combobox, dropdownOpened: isOpen }}
        transitionProps={{ duration: 0 }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            data-autofocus
            description={t('treatments.form.nameHint')}
            error={error}
            label={t('treatments.form.name')}
            onBlur={() => {
              setAsking(false)
              combobox.closeDropdown()
            }}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              setAsking(true)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            required
            value={value}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen}>
          <Combobox.Options aria-label={t('treatments.form.suggestions')} mah={280} style={{ overflowY: 'auto' }}>
            {suggestions.map(({ name, more }, index) => (
              <Combobox.Option className={`breaks ${classes.option}`} key={name} value={String(index)}>
                <strong>{name}</strong> {more && <span className="quiet">{more}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <VisuallyHidden role="status">
        {isOpen ? t('treatments.form.found', { count: suggestions.length }) : ''}
      </VisuallyHidden>
    </div>
  )
}

const SHOWN = 10
