import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { INTENSITY_NONE, INTENSITY_WORST } from '#contract/journal/limits.ts'
import classes from './intensity-scale.module.css'

const STEPS = Array.from({ length: INTENSITY_WORST - INTENSITY_NONE + 1 }, (_, index) => index + INTENSITY_NONE)
const LEVELS = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10'] as const

type IntensityScaleProps = { value: number; onChange: (value: number) => void; isDisabled?: boolean }

/** One slider from none to the worst. The browser's own slider lies over the drawing: arrows, drag and touch are its. */
export function IntensityScale({ value, onChange, isDisabled = false }: IntensityScaleProps) {
  const { t } = useTranslation()
  const id = useId()
  const level = t(`journal.day.levels.${LEVELS[value] ?? 'n5'}`)
  return (
    <div>
      <p className={classes.caption}>
        <label htmlFor={id}>{t('journal.day.intensity')}</label>
        <span aria-hidden="true">{t('journal.day.chosen', { value, level })}</span>
      </p>
      <div className={classes.scale}>
        <div aria-hidden="true" className={classes.steps}>
          {STEPS.map((step) => (
            <span data-chosen={step === value || undefined} data-on={step <= value || undefined} key={step}>
              <i style={{ '--step': step }} />
              {step}
            </span>
          ))}
        </div>
        <input
          aria-valuetext={t('journal.day.spoken', { value, level })}
          className={classes.slider}
          disabled={isDisabled}
          id={id}
          max={INTENSITY_WORST}
          min={INTENSITY_NONE}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          step={1}
          type="range"
          value={value}
        />
      </div>
      <p aria-hidden="true" className={classes.ends}>
        <span>{t('journal.day.none')}</span>
        <span>{t('journal.day.worst')}</span>
      </p>
    </div>
  )
}
