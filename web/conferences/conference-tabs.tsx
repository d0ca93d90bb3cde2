import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConferenceTab } from '#contract/conferences/rules.ts'
import { CountedTabs } from '#web/foundation/ui/layout/counted-tabs.tsx'
import type { ConferencePage } from './api.ts'
import { TABS } from './conference-view.ts'

type ConferenceTabsProps = {
  chosen: ConferenceTab
  onChoose: (tab: ConferenceTab) => void
  counts: ConferencePage['counts'] | undefined
  children: ReactNode
}

export function ConferenceTabs({ counts, ...props }: ConferenceTabsProps) {
  const { t } = useTranslation()
  const tabs = TABS.map(({ tab }) => ({
    value: tab,
    label: t(`conferences.tabs.${tab}`),
    count: counts?.[tab],
    isLit: tab === 'live' && (counts?.live ?? 0) > 0,
  }))
  return <CountedTabs {...props} label={t('conferences.tabs.label')} tabs={tabs} />
}
