import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicationFigures } from '#contract/medication/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import classes from './medication-tabs.module.css'
import { MEDICATION_TABS, type MedicationTab } from './medication-view.ts'

type MedicationTabsProps = {
  chosen: MedicationTab
  onChoose: (tab: MedicationTab) => void
  figures: MedicationFigures | undefined
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** "Mes déclarations" and "Matchs & Connexions", each with how many it holds. */
export function MedicationTabs({ chosen, onChoose, figures, children }: MedicationTabsProps) {
  const { t } = useTranslation()
  const written = useNumbers()
  const choose = (value: string | null) => {
    const tab = MEDICATION_TABS.find((each) => each === value)
    if (tab) onChoose(tab)
  }
  return (
    <Tabs onChange={choose} value={chosen}>
      <Tabs.List aria-label={t('medication.tabs.label')} className={classes.list}>
        {MEDICATION_TABS.map((tab) => (
          <Tabs.Tab className={classes.tab} key={tab} value={tab}>
            {t(`medication.tabs.${tab}`)} {figures && <span className={classes.count}>{written(figures[tab])}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {MEDICATION_TABS.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          {tab === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
