import type { ReactNode } from 'react'
import { pageConfig } from '../prefetched.ts'
import { UnfinishedLine } from './brand-line.tsx'
import classes from './empty-state.module.css'
import { usePageName } from './layout/page.tsx'

type EmptyStateProps = {
  title: string
  children: ReactNode
  action?: ReactNode
  /** The heading level: 1 for a whole page, which then names the tab; 2 when no other heading stands between it and the page's title. */
  order?: 1 | 2 | 3
}

/** In a young community most screens are empty, so this is a plain paragraph instead of the same box on each screen. */
export function EmptyState({ title, children, action, order = 2 }: EmptyStateProps) {
  const Heading = `h${order}` as const
  usePageName(order === 1 ? title : undefined)
  return (
    <section
      className={`stack g2 well text-centre centred-items ${classes.empty}`}
      data-plain={(pageConfig.isFounding && order > 1) || undefined}
    >
      <UnfinishedLine />
      <Heading className="title-md">{title}</Heading>
      <p>{children}</p>
      {action && <div className="mt3">{action}</div>}
    </section>
  )
}
