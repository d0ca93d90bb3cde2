import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { drugsToTell } from './drugs-to-tell.ts'
import { TellElsewhere } from './tell-elsewhere.tsx'
import { fr as treatments } from './texts.fr.ts'

const texts = { treatments }

/**
 * Offers to tell treatments from a declared side effect: each of its medications, the suspected ones first, with its months and without its dose. The side
 * effects are filled in for the suspected ones alone.
 */
export function TellFromReport({ report }: { report: Report }) {
  useTexts(texts)
  const { t } = useTranslation()
  const offers = drugsToTell(report).map(({ id, ...initial }) => ({
    initial,
    words: t('treatments.elsewhere.fromReport', { name: initial.name }),
    draft: `report.${report.id}.${id}`,
  }))
  return offers.length > 0 ? <TellElsewhere offers={offers} /> : null
}
