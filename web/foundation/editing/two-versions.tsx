import type { ReactNode } from 'react'
import classes from './two-versions.module.css'

type Version = {
  label: string
  content: ReactNode
}

type TwoVersionsProps = { stored: Version; mine: Version; className?: string }

export const TwoVersions = ({ stored, mine, className }: TwoVersionsProps) => (
  <dl className={[classes.versions, className].filter(Boolean).join(' ')}>
    <div>
      <dt className="small semibold">{stored.label}</dt> <dd className="written">{stored.content}</dd>
    </div>
    <div data-mine>
      <dt className="small semibold">{mine.label}</dt> <dd className="written">{mine.content}</dd>
    </div>
  </dl>
)

export const SaysNothing = ({ children }: { children: ReactNode }) => <span className="muted">{children}</span>
