import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConferenceTab } from '#contract/conferences/rules.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import type { ConferencePage } from './api.ts'
import classes from './conference-tabs.module.css'
import { TABS } from './conference-view.ts'

type ConferenceTabsProps = {
  chosen: ConferenceTab
  onChoose: (tab: ConferenceTab) => void
  counts: ConferencePage['counts'] | undefined
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** "À venir", "En direct" and "Passées", each with how many it holds. */
export function ConferenceTabs({ chosen, onChoose, counts, children }: ConferenceTabsProps) {
  const { t } = useTranslation()
  const written = useNumbers()
  const choose = (value: string | null) => {
    const found = TABS.find(({ tab }) => tab === value)
    if (found) onChoose(found.tab)
  }
  return (
    <Tabs onChange={choose} value={chosen}>
      <Tabs.List aria-label={t('conferences.tabs.label')} className={classes.list}>
        {TABS.map(({ tab }) => (
          <Tabs.Tab
            className={classes.tab}
            data-live={(tab === 'live' && counts && counts.live > 0) || undefined}
            key={tab}
            value={tab}
          >
            {t(`conferences.tabs.${tab}`)} {counts && <span className={classes.count}>{written(counts[tab])}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map(({ tab }) => (
        <Tabs.Panel key={tab} value={tab}>
          {tab === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
