import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './space-tabs.module.css'
import { SPACE_TABS, type SpaceTab } from './space-view.ts'

type SpaceTabsProps = {
  chosen: SpaceTab
  onChoose: (tab: SpaceTab) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** The tabs of the space's first page. */
export function SpaceTabs({ chosen, onChoose, children }: SpaceTabsProps) {
  const { t } = useTranslation()
  const choose = (value: string | null) => {
    const tab = SPACE_TABS.find((each) => each === value)
    if (tab) onChoose(tab)
  }
  return (
    <Tabs onChange={choose} value={chosen}>
      <Tabs.List aria-label={t('dashboard.tabs.label')} className={classes.list}>
        {SPACE_TABS.map((tab) => (
          // Home and End only move the focus, while the arrows choose as well: focusing therefore always chooses.
          <Tabs.Tab className={classes.tab} key={tab} onFocus={() => tab !== chosen && onChoose(tab)} value={tab}>
            {t(`dashboard.tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {SPACE_TABS.map((tab) => (
        <Tabs.Panel className={tab === 'overview' ? undefined : classes.panel} key={tab} value={tab}>
          {tab === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
