import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './feed-tabs.module.css'

const TABS = ['recent', 'similar'] as const
export type FeedTab = (typeof TABS)[number]

type FeedTabsProps = { chosen: FeedTab; onChoose: (tab: FeedTab) => void; children: ReactNode }

export function FeedTabs({ chosen, onChoose, children }: FeedTabsProps) {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const handleKey = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: TABS.at(TABS.indexOf(chosen) - 1),
      ArrowRight: TABS[(TABS.indexOf(chosen) + 1) % TABS.length],
      Home: TABS[0],
      End: TABS.at(-1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
    if (next !== chosen) onChoose(next)
  }
  return (
    <>
      <div
        aria-label={t('posts.tabs.label')}
        className={`line g1 ${classes.tabs}`}
        onKeyDown={handleKey}
        ref={list}
        role="tablist"
      >
        {TABS.map((tab) => (
          <button
            aria-controls={`${id}-panel`}
            aria-selected={tab === chosen}
            className={`muted anchor ${classes.tab}`}
            data-tab={tab}
            id={`${id}-${tab}`}
            key={tab}
            onClick={() => tab !== chosen && onChoose(tab)}
            role="tab"
            tabIndex={tab === chosen ? 0 : -1}
            type="button"
          >
            {t(`posts.tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-${chosen}`} id={`${id}-panel`} role="tabpanel">
        {children}
      </div>
    </>
  )
}
