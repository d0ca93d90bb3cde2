import { type ReactNode, useId } from 'react'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './settings.module.css'

type SettingsSectionProps = {
  title: string
  intro?: string
  /** Names the section in addresses: /settings#notifications. */
  anchor?: string
  children: ReactNode
}

/** One section of the settings, under its own heading. */
export function SettingsSection({ title, intro, anchor, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <Card as="section" className={classes.section} id={anchor} labelledBy={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
    </Card>
  )
}
