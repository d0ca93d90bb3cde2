import type { ReactNode } from 'react'
import { pageConfig } from '../prefetched.ts'
import { UnfinishedLine } from './brand-line.tsx'
import classes from './empty-state.module.css'
import { usePageName } from './layout/page.tsx'

type EmptyStateProps = {
  title: string
  /** Says what will be here. */
  children: ReactNode
  /** The one next step: a button or a link. */
  action?: ReactNode
  /** 1 where it is the whole page, whose tab it then names; 2 where the page has no other heading between its title and this one. */
  order?: 1 | 2 | 3
}

/**
 * A well with an unfinished thread: says what will be here and offers the one next step. While the community begins, most screens are empty: there it is a plain
 * paragraph, so that they are not the same box again and again.
 */
export function EmptyState({ title, children, action, order = 2 }: EmptyStateProps) {
  const Heading = `h${order}` as const
  usePageName(order === 1 ? title : undefined)
  return (
    <section className={classes.empty} data-plain={(pageConfig.isFounding && order > 1) || undefined}>
      <UnfinishedLine />
      <Heading className={classes.title}>{title}</Heading>
      <p>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </section>
  )
}
