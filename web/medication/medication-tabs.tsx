import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicationStats } from '#contract/medication/schema.ts'
import { CountedTabs } from '#web/foundation/ui/layout/counted-tabs.tsx'
import { MEDICATION_TABS, type MedicationTab } from './medication-view.ts'

type MedicationTabsProps = {
  chosen: MedicationTab
  onChoose: (tab: MedicationTab) => void
  figures: MedicationStats | undefined
  children: ReactNode
}

export function MedicationTabs({ figures, ...props }: MedicationTabsProps) {
  const { t } = useTranslation()
  const tabs = MEDICATION_TABS.map((value) => ({
    value,
    label: t(`medication.tabs.${value}`),
    count: figures?.[value],
  }))
  return <CountedTabs {...props} label={t('medication.tabs.label')} tabs={tabs} />
}
