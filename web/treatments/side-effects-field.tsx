import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '#contract/foundation/fold.ts'
import { SIDE_EFFECT_MAX, SIDE_EFFECTS_MAX } from '#contract/treatments/limits.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import classes from './treatment-form.module.css'
import { effectsWith, type TreatmentValues } from './treatment-values.ts'

const COMMON = ['nausea', 'fatigue', 'headache', 'stomach', 'dizziness', 'sleep'] as const

type SaidEffects = Pick<TreatmentValues, 'sideEffects' | 'typedEffect'>

type SideEffectsFieldProps = { value: SaidEffects; onChange: (said: Partial<SaidEffects>) => void; error?: ReactNode }

export function SideEffectsField({ value: { sideEffects, typedEffect }, onChange, error }: SideEffectsFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const common = COMMON.map((name) => t(`treatments.sideEffectNames.${name}`))
  const has = (effect: string) => sideEffects.some((each) => foldText(each) === foldText(effect))
  const toggle = (effect: string) =>
    onChange({
      sideEffects: has(effect)
        ? sideEffects.filter((each) => foldText(each) !== foldText(effect))
        : [...sideEffects, effect].slice(0, SIDE_EFFECTS_MAX),
    })
  const others = sideEffects.filter((each) => !common.some((name) => foldText(name) === foldText(each)))
  const press = (effect: string) => {
    toggle(effect)
    // The button of an effect that the member wrote disappears with it.
    if (others.includes(effect)) field.current?.focus()
  }
  const add = () =>
    onChange({
      sideEffects: effectsWith({ sideEffects, typedEffect }).slice(0, SIDE_EFFECTS_MAX),
      typedEffect: '',
    })
  return (
    <fieldset className="stack g2">
      <legend className={`semibold text-sm ${classes.label}`}>
        {t('treatments.form.sideEffects')} <Optional />
      </legend>
      <div className={`row ${classes.chips}`}>
        {[...common, ...others].map((effect) => (
          <Chip isOn={has(effect)} key={effect} onPress={() => press(effect)}>
            <span dir="auto">{effect}</span>
          </Chip>
        ))}
      </div>
      <div className={`stack g2 top ${classes.more}`}>
        <TextInput
          aria-label={t('treatments.form.otherEffect')}
          error={error}
          maxLength={SIDE_EFFECT_MAX}
          onChange={(event) => onChange({ typedEffect: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          placeholder={t('treatments.form.otherEffect')}
          ref={field}
          value={typedEffect}
        />
        <Button leftSection={<IconPlus aria-hidden size={18} />} onClick={add} variant="default">
          {t('treatments.form.addEffect')}
        </Button>
      </div>
    </fieldset>
  )
}
