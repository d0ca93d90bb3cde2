import { TREATMENT_EFFECTS } from '#contract/treatments/limits.ts'
import type { TreatmentEffect } from '#contract/treatments/schema.ts'
import classes from './effect-dots.module.css'

export const EffectDots = ({ effect }: { effect: TreatmentEffect | null }) => (
  <span aria-hidden="true" className={`middle anchor ${classes.dots}`}>
    {TREATMENT_EFFECTS.toReversed().map((step) => (
      <i data-on={step === effect || undefined} key={step} />
    ))}
  </span>
)
