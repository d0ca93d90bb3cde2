import { useTranslation } from 'react-i18next'
import type { Measure, Measured } from '#contract/journal/schema.ts'
import { StepSlider } from '#web/foundation/ui/fields/step-slider.tsx'
import { LAST_OF, measuredValue, measuresOfDay, STEPS, withValue } from './measured.ts'

type MeasureScalesProps = {
  measures: readonly Measure[]
  measured: Measured[]
  onChange: (measured: Measured[]) => void
}

export function MeasureScales({ measures, measured, onChange }: MeasureScalesProps) {
  const words = useMeasureWords()
  const asked = measuresOfDay(measures, measured)
  return asked.map((measure) => {
    const value = measuredValue(measured, measure) ?? null
    const said = words.value(measure, value)
    return (
      <StepSlider
        from={0}
        key={`${measure.scale} ${measure.name}`}
        label={measure.name}
        onChange={(chosen) => onChange(withValue(asked, measured, measure, chosen))}
        shown={said}
        spoken={said}
        to={LAST_OF[measure.scale]}
        value={value}
      />
    )
  })
}

export function useMeasureWords() {
  const { t } = useTranslation()
  const value = ({ scale }: Measure, said: number | null) => {
    if (said === null) return t('journal.measures.unsaid')
    return scale === 'ten'
      ? t('journal.evolution.outOfTen', { value: said })
      : t(`journal.measures.steps.${STEPS[said] ?? 's2'}`)
  }
  return {
    value,
    line: (measured: readonly Measured[]) =>
      measured
        .map((each) => t('journal.measures.said', { name: each.name, value: value(each, each.value) }))
        .join(' · '),
  }
}
