import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { INTENSITY_MAX, INTENSITY_MIN } from '#contract/posts/limits.ts'
import { StepSlider } from '#web/foundation/ui/fields/step-slider.tsx'

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

type IntensitySliderProps = { value: number | null; onChange: (value: number | null) => void }

export function IntensitySlider({ value, onChange }: IntensitySliderProps) {
  const { t } = useTranslation()
  const slider = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange(null)
    slider.current?.focus()
  }
  const level = t(`posts.form.levels.${LEVELS[(value ?? 0) - INTENSITY_MIN] ?? 'someActivities'}`)
  return (
    <div>
      <StepSlider
        from={INTENSITY_MIN}
        label={t('posts.form.intensity')}
        onChange={onChange}
        ref={slider}
        shown={value === null ? t('posts.form.intensityOpen') : t('posts.form.intensityChosen', { value, level })}
        spoken={value === null ? t('posts.form.intensityNotChosen') : t('posts.form.intensitySpoken', { value, level })}
        to={INTENSITY_MAX}
        value={value}
      />
      {value !== null && (
        <Button className="flush" onClick={clear} variant="quiet">
          {t('posts.form.intensityClear')}
        </Button>
      )}
    </div>
  )
}
