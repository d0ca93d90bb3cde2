import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrugSuggestion } from '#contract/medication/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import classes from './drug-picker.module.css'
import { fr as drugPicker } from './texts.picker.fr.ts'
import { useDrugSuggestions } from './use-drug-suggestions.ts'

const texts = { drugPicker }

type DrugPickerProps = {
  value: string
  onChange: (text: string) => void
  /** Called after `onChange` with the name of the medication. */
  onPick: (drug: DrugSuggestion) => void
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  required?: boolean
  /** The path of the field, by which a form finds the field of a fault. */
  path?: string
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
}

export function DrugPicker({
  value,
  onChange,
  onPick,
  error,
  path,
  inputRef,
  onBlur,
  required = false,
  ...field
}: DrugPickerProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  // Only typing asks for suggestions: neither the initial value nor a chosen one does.
  const [isAsking, setAsking] = useState(false)
  const { drugs, isFailed } = useDrugSuggestions(value, isAsking)
  const isOpen = combobox.dropdownOpened && drugs.length > 0

  const type = (text: string) => {
    onChange(text)
    setAsking(true)
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  const pick = (drug: DrugSuggestion | undefined) => {
    if (!drug) return
    onChange(drug.name)
    onPick(drug)
    setAsking(false)
    combobox.closeDropdown()
  }
  const leave = () => {
    setAsking(false)
    combobox.closeDropdown()
    onBlur?.()
  }

  return (
    <div>
      <Combobox
        middlewares={{ flip: true, shift: true }}
        onOptionSubmit={(index) => pick(drugs[Number(index)])}
        store={{ ...combobox, dropdownOpened: isOpen }}
        transitionProps={{ duration: 0 }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            {...field}
            autoCapitalize="words"
            data-path={path}
            error={error}
            onBlur={leave}
            onChange={(event) => type(event.currentTarget.value)}
            ref={inputRef}
            required={required}
            spellCheck={false}
            value={value}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen}>
          <Combobox.Options aria-label={t('drugPicker.list')} mah={320} style={{ overflowY: 'auto' }}>
            {drugs.map((drug, index) => (
              <Combobox.Option
                className={`breaks ${classes.option}`}
                key={[drug.name, drug.substance, drug.route].join('|')}
                value={String(index)}
              >
                <DrugLines drug={drug} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isFailed && <p className="quiet mt1">{t('drugPicker.failed')}</p>}
      <VisuallyHidden role="status">{isOpen ? t('drugPicker.found', { count: drugs.length }) : ''}</VisuallyHidden>
    </div>
  )
}

function DrugLines({ drug: { name, dosage, substance, route, isMarketed } }: { drug: DrugSuggestion }) {
  const { t } = useTranslation()
  const sold = !isMarketed && t('drugPicker.archived')
  const details = [dosage, substance, route && t(`medication.route.${route}`), sold].filter(Boolean).join(' · ')
  return (
    <>
      <strong>{name}</strong> {details && <span className="quiet">{details}</span>}
    </>
  )
}
