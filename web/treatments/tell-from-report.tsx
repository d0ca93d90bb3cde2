import { useTranslation } from 'react-i18next'
import { saysDose, withoutDose } from '#contract/medication/dose.ts'
import type { Report } from '#contract/medication/schema.ts'
import { SIDE_EFFECT_MAX, SIDE_EFFECTS_MAX, TREATMENT_NAME_MAX } from '#contract/treatments/limits.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { TellElsewhere } from './tell-elsewhere.tsx'
import { fr as treatments } from './texts.fr.ts'

const texts = { treatments }

/** Offers to tell a treatment from a declared side effect: its medication, the months and the side effects, without the dose. */
export function TellFromReport({ report: { drugs, reactions } }: { report: Report }) {
  useTexts(texts)
  const { t } = useTranslation()
  const [drug] = drugs
  if (!drug) return null
  const name = withoutDose(drug.name).trim().slice(0, TREATMENT_NAME_MAX)
  const initial = {
    name,
    kind: 'medication' as const,
    from: drug.startDate?.slice(0, 7) ?? null,
    to: drug.stopDate?.slice(0, 7) ?? null,
    isOngoing: drug.startDate !== null && drug.stopDate === null,
    sideEffects: reactions
      .filter((each) => each.length <= SIDE_EFFECT_MAX && !saysDose(each))
      .slice(0, SIDE_EFFECTS_MAX),
  }
  return <TellElsewhere initial={initial} words={t('treatments.elsewhere.fromReport', { name })} />
}
