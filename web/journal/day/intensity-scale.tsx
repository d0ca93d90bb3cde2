import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { INTENSITY_NONE, INTENSITY_WORST } from '#contract/journal/limits.ts'
import { StepSlider } from '#web/foundation/ui/fields/step-slider.tsx'

export const LEVELS = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10'] as const

type IntensityScaleProps = {
  value: number | null
  onChange: (value: number) => void
  fault?: string
  ref?: Ref<HTMLInputElement>
}

export function IntensityScale({ value, onChange, fault, ref }: IntensityScaleProps) {
  const { t } = useTranslation()
  const level = t(`journal.day.levels.${LEVELS[value ?? 5] ?? 'n5'}`)
  return (
    <StepSlider
      ends={[t('journal.day.none'), t('journal.day.worst')]}
      from={INTENSITY_NONE}
      fault={fault}
      label={t('journal.day.intensity')}
      onChange={onChange}
      ref={ref}
      shown={value === null ? t('journal.day.open') : t('journal.day.chosen', { value, level })}
      spoken={value === null ? t('journal.day.notChosen') : t('journal.day.spoken', { value, level })}
      to={INTENSITY_WORST}
      value={value}
    />
  )
}
