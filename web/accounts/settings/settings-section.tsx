import { type ReactNode, useId, useRef } from 'react'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { useCalledSection, useFocusLeftToHeading } from '#web/foundation/use-called-section.ts'
import classes from './settings.module.css'
import { PAGE_HEADING } from './settings-view.ts'

type SettingsSectionProps = {
  title?: string
  intro?: string
  anchor?: string
  children: ReactNode
}

export function SettingsSection({ title, intro, anchor, children }: SettingsSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useCalledSection(heading, anchor ?? '')
  useFocusLeftToHeading(heading)
  return (
    <Card
      as="section"
      className={`stack inset ${classes.section}`}
      id={anchor}
      labelledBy={title === undefined ? PAGE_HEADING : id}
    >
      {title !== undefined && (
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {intro && <p className={`muted ${classes.intro}`}>{intro}</p>}
      {children}
    </Card>
  )
}
