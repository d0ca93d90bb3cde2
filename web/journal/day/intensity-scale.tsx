import { useTranslation } from 'react-i18next'
import { INTENSITY_NONE, INTENSITY_WORST } from '#contract/journal/limits.ts'
import { StepSlider } from '#web/foundation/ui/fields/step-slider.tsx'

/** The text keys of the intensities, under `journal.day.levels`. */
export const LEVELS = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10'] as const

type IntensityScaleProps = { value: number; onChange: (value: number) => void; isDisabled?: boolean }

/** The slider for the intensity of a day, from none to the worst. */
export function IntensityScale({ value, onChange, isDisabled = false }: IntensityScaleProps) {
  const { t } = useTranslation()
  const level = t(`journal.day.levels.${LEVELS[value] ?? 'n5'}`)
  return (
    <StepSlider
      ends={[t('journal.day.none'), t('journal.day.worst')]}
      from={INTENSITY_NONE}
      isDisabled={isDisabled}
      label={t('journal.day.intensity')}
      onChange={onChange}
      shown={t('journal.day.chosen', { value, level })}
      spoken={t('journal.day.spoken', { value, level })}
      to={INTENSITY_WORST}
      value={value}
    />
  )
}
