import { useTranslation } from 'react-i18next'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { hasDetails, type ReportField } from './differing.ts'
import { severityKey } from './severity.tsx'
import type { DrugValues, ReportValues } from './writing.ts'

/** What one field of a report says, in the reader's words; an empty text where it says nothing. */
export function useSaid(): (values: ReportValues, field: ReportField) => string {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()

  const treatmentSaid = (drug: DrugValues, index: number) =>
    [
      index > 0 && t(`medication.role.${drug.role}`),
      drug.indication && t('medication.said.indication', { text: drug.indication }),
      drug.batch && t('medication.said.batch', { text: drug.batch }),
      drug.startDate && t('medication.said.start', { day: dates.plainDate(drug.startDate) }),
      drug.stopDate && t('medication.said.stop', { day: dates.plainDate(drug.stopDate) }),
      drug.action && t('medication.said.action', { text: t(`medication.action.${drug.action}`) }),
      drug.dechallenge && t('medication.said.dechallenge', { text: t(`medication.dechallenge.${drug.dechallenge}`) }),
      drug.rechallenge && t('medication.said.rechallenge', { text: t(`medication.rechallenge.${drug.rechallenge}`) }),
    ]
      .filter(Boolean)
      .join(' · ')

  return (values, field) => {
    const [drug, ...others] = values.drugs
    switch (field) {
      case 'name':
      case 'substance':
      case 'dosage':
        return drug?.[field].trim() ?? ''
      case 'route':
        return drug?.route ? t(`medication.route.${drug.route}`) : ''
      case 'others':
        return [...others.map(({ name }) => name), values.typedDrug.trim()].filter(Boolean).join(', ')
      case 'reactions':
        return [...values.reactions.map((tag) => tagLabel(tag, language)), values.typedReaction.trim()]
          .filter(Boolean)
          .join(', ')
      case 'severity':
        return values.severity ? t(`medication.severity.${severityKey(values.severity)}`) : ''
      case 'onsetDate':
        return values.onsetDate ? dates.plainDate(values.onsetDate) : ''
      case 'reporter':
        return values.reporter ? t(`medication.reporter.${values.reporter}`) : ''
      case 'ageBand':
        return values.ageBand ? t(`medication.ageBand.${values.ageBand}`) : ''
      case 'sex':
        return values.sex ? t(`medication.sex.${values.sex}`) : ''
      case 'seriousness':
        if (!values.seriousness) return ''
        return values.seriousness.length === 0
          ? t('medication.seriousness.none')
          : values.seriousness.map((criterion) => t(`medication.seriousness.${criterion}`)).join('\n')
      case 'outcome':
        return values.outcome ? t(`medication.outcome.${values.outcome}`) : ''
      case 'treatments':
        return values.drugs
          .map((each, index) => ({ each, index }))
          .filter(({ each, index }) => hasDetails(each, index))
          .map(({ each, index }) =>
            t('medication.said.treatment', { name: each.name, told: treatmentSaid(each, index) }),
          )
          .join('\n')
      default:
        return values[field].trim()
    }
  }
}
