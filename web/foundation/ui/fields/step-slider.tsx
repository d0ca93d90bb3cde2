import { type Ref, useId } from 'react'
import controls from '../../theme/controls.module.css'
import classes from './step-slider.module.css'

type StepSliderProps = {
  label: string
  shown: string
  spoken: string
  from: number
  to: number
  /** Null until one is chosen. */
  value: number | null
  onChange: (value: number) => void
  isDisabled?: boolean
  ends?: readonly [lowest: string, highest: string]
  fault?: string
  ref?: Ref<HTMLInputElement>
}

/** The native range input lies over the drawing, so keys, drag and touch work as in the browser. */
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
      <p className={`text-sm ${classes.caption}`}>
        <label dir="auto" htmlFor={id}>
          {label}
        </label>{' '}
        <span aria-hidden="true">{shown}</span>
      </p>
      <div className={`anchor ${classes.scale}`} style={{ '--count': steps.length }}>
        <div aria-hidden="true" className={`bottom ${classes.steps}`}>
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
          // The native slider already stands at the middle value: choosing that value fires no `change`, and on touch no `click` either.
          onClick={value === null ? choose : undefined}
          onPointerUp={value === null ? choose : undefined}
          ref={ref}
          step={1}
          type="range"
          value={value ?? Math.floor((from + to) / 2)}
        />
      </div>
      {ends && (
        <p aria-hidden="true" className={`quiet apart ${classes.ends}`}>
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
