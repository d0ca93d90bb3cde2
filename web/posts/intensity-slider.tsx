import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { INTENSITY_MAX, INTENSITY_MIN } from '#contract/posts/limits.ts'
import classes from './intensity-slider.module.css'

const STEPS = Array.from({ length: INTENSITY_MAX }, (_, index) => index + INTENSITY_MIN)
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

/** One slider of ten growing steps, with words for the number. The browser's own slider lies over the drawing: arrows, drag and touch are its. */
export function IntensitySlider({ value, onChange }: IntensitySliderProps) {
  const { t } = useTranslation()
  const id = useId()
  const level = t(`posts.form.levels.${LEVELS[value - INTENSITY_MIN] ?? 'someActivities'}`)
  return (
    <div>
      <p className={classes.caption}>
        <label htmlFor={id}>{t('posts.form.intensity')}</label>
        <span aria-hidden="true">{t('posts.form.intensityChosen', { value, level })}</span>
      </p>
      <div className={classes.scale}>
        <div aria-hidden="true" className={classes.steps}>
          {STEPS.map((step) => (
            <span data-chosen={step === value || undefined} data-on={step <= value || undefined} key={step}>
              <i style={{ '--step': step - INTENSITY_MIN }} />
              {step}
            </span>
          ))}
        </div>
        <input
          aria-valuetext={t('posts.form.intensitySpoken', { value, level })}
          className={classes.slider}
          id={id}
          max={INTENSITY_MAX}
          min={INTENSITY_MIN}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          step={1}
          type="range"
          value={value}
        />
      </div>
    </div>
  )
}
