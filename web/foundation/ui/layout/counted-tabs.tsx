import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNumbers } from '#web/foundation/i18n.ts'
import classes from './counted-tabs.module.css'

type CountedTabsProps<Value extends string> = {
  label: string
  /** `count`: undefined until it is known. `isLit`: whether something is live in the tab now. */
  tabs: readonly { value: Value; label: string; count: number | undefined; isLit?: boolean }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Whether the tabs themselves are left out, because all are empty. The panel stays, and with it the focus within. */
  isListHidden?: boolean
  children: ReactNode
}

export function CountedTabs<Value extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  isListHidden = false,
  children,
}: CountedTabsProps<Value>) {
  const formatNumber = useNumbers()
  const choose = (value: string | null) => {
    const found = tabs.find((tab) => tab.value === value)
    if (found) onChoose(found.value)
  }
  return (
    <Tabs onChange={choose} value={chosen}>
      <Tabs.List aria-label={label} className={`mb5 ${classes.list}`} hidden={isListHidden}>
        {tabs.map((tab) => (
          <Tabs.Tab className={classes.tab} data-lit={tab.isLit || undefined} key={tab.value} value={tab.value}>
            {tab.label}{' '}
            {tab.count ? <span className={`muted tabular ${classes.count}`}>{formatNumber(tab.count)}</span> : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value }) => (
        <Tabs.Panel key={value} value={value}>
          {value === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
