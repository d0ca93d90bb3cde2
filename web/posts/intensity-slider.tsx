import { useTranslation } from 'react-i18next'
import { INTENSITY_MAX, INTENSITY_MIN } from '#contract/posts/limits.ts'
import { StepSlider } from '#web/foundation/ui/step-slider.tsx'

const LEVELS = [
  'noticed',
  'slight',
  'sometimes',
  'often',
  'someActivities',
  'manyActivities',
  'mostActivities',
  'almostAll',
  'everything',
  'worst',
] as const

type IntensitySliderProps = { value: number; onChange: (value: number) => void }

/** How intense a symptom is, from 1 to 10. */
export function IntensitySlider({ value, onChange }: IntensitySliderProps) {
  const { t } = useTranslation()
  const level = t(`posts.form.levels.${LEVELS[value - INTENSITY_MIN] ?? 'someActivities'}`)
  return (
    <StepSlider
      from={INTENSITY_MIN}
      label={t('posts.form.intensity')}
      onChange={onChange}
      shown={t('posts.form.intensityChosen', { value, level })}
      spoken={t('posts.form.intensitySpoken', { value, level })}
      to={INTENSITY_MAX}
      value={value}
    />
  )
}
