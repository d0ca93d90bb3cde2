import { type Ref, useId } from 'react'
import controls from '../../theme/controls.module.css'
import classes from './step-slider.module.css'

type StepSliderProps = {
  label: string
  /** The value in words, as it is shown and as it is read aloud. */
  shown: string
  spoken: string
  from: number
  to: number
  /** Null until one is chosen. */
  value: number | null
  onChange: (value: number) => void
  isDisabled?: boolean
  /** The meaning of the lowest and of the highest step. */
  ends?: readonly [lowest: string, highest: string]
  /** The reason why this value cannot be sent. */
  fault?: string
  ref?: Ref<HTMLInputElement>
}

/** One slider of growing steps, with words for the number. The browser's own slider lies over the drawing: arrows, drag and touch are its. */
export function StepSlider({
  label,
  shown,
  spoken,
  from,
  to,
  value,
  onChange,
  isDisabled = false,
  ends,
  fault,
  ref,
}: StepSliderProps) {
  const id = useId()
  const choose = (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.valueAsNumber)
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <div>
      <p className={classes.caption}>
        <label dir="auto" htmlFor={id}>
          {label}
        </label>{' '}
        <span aria-hidden="true">{shown}</span>
      </p>
      <div className={classes.scale} style={{ '--count': steps.length }}>
        <div aria-hidden="true" className={classes.steps}>
          {steps.map((step) => (
            <span
              data-chosen={step === value || undefined}
              data-on={(value !== null && step <= value) || undefined}
              key={step}
            >
              <i style={{ '--step': step - from }} />
              {step}
            </span>
          ))}
        </div>
        <input
          aria-describedby={fault && `${id}-fault`}
          aria-invalid={fault !== undefined}
          aria-valuetext={spoken}
          className={classes.slider}
          disabled={isDisabled}
          id={id}
          max={to}
          min={from}
          onChange={choose}
          // To the browser, choosing the step that the slider stands on unseen is no change, and a touch on it no click.
          onClick={value === null ? choose : undefined}
          onPointerUp={value === null ? choose : undefined}
          ref={ref}
          step={1}
          type="range"
          value={value ?? Math.floor((from + to) / 2)}
        />
      </div>
      {ends && (
        <p aria-hidden="true" className={classes.ends}>
          <span>{ends[0]}</span> <span>{ends[1]}</span>
        </p>
      )}
      {fault && (
        <p className={controls.error} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
