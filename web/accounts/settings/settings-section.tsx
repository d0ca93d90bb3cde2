import { type ReactNode, useId, useRef } from 'react'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { useCalledSection, useFocusLeftToHeading } from '#web/foundation/use-called-section.ts'
import classes from './settings.module.css'
import { PAGE_HEADING } from './settings-view.ts'

type SettingsSectionProps = {
  /** Absent where the section is all of its page, whose heading then names it. */
  title?: string
  intro?: string
  /** Names the section in addresses, by the table of `settings-view.ts`. */
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
      className={`stack ${classes.section}`}
      id={anchor}
      labelledBy={title === undefined ? PAGE_HEADING : id}
    >
      {title !== undefined && (
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
    </Card>
  )
}
