import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnCounts, OwnState } from '#contract/posts/schema.ts'
import { CountedTabs } from '#web/foundation/ui/layout/counted-tabs.tsx'
import { OWN_TABS } from './own-view.ts'

type OwnTabsProps = {
  chosen: OwnState
  onChoose: (state: OwnState) => void
  counts: OwnCounts | undefined
  isListHidden: boolean
  children: ReactNode
}

export function OwnTabs({ counts, ...props }: OwnTabsProps) {
  const { t } = useTranslation()
  const tabs = OWN_TABS.map(({ state }) => ({
    value: state,
    label: t(`posts.own.tabs.${state}`),
    count: counts?.[state],
  }))
  return <CountedTabs {...props} label={t('posts.own.tabs.label')} tabs={tabs} />
}
