import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnCounts, OwnState } from '#contract/posts/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import classes from './own-tabs.module.css'
import { OWN_TABS } from './own-view.ts'

type OwnTabsProps = {
  chosen: OwnState
  onChoose: (state: OwnState) => void
  counts: OwnCounts | undefined
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** All of one's symptoms, those under way, those resolved: each tab with how many it holds. */
export function OwnTabs({ chosen, onChoose, counts, children }: OwnTabsProps) {
  const { t } = useTranslation()
  const written = useNumbers()
  const choose = (value: string | null) => {
    const tab = OWN_TABS.find(({ state }) => state === value)
    if (tab) onChoose(tab.state)
  }
  return (
    <Tabs onChange={choose} value={chosen}>
      <Tabs.List aria-label={t('posts.own.tabs.label')} className={classes.list}>
        {OWN_TABS.map(({ state }) => (
          <Tabs.Tab className={classes.tab} key={state} value={state}>
            {t(`posts.own.tabs.${state}`)} {counts && <span className={classes.count}>{written(counts[state])}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {OWN_TABS.map(({ state }) => (
        <Tabs.Panel key={state} value={state}>
          {state === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
