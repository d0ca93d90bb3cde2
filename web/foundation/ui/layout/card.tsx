import type { ReactNode } from 'react'
import classes from './card.module.css'

type As = 'div' | 'article' | 'section' | 'li' | 'form'
type CardProps = { as?: As; className?: string; children: ReactNode; labelledBy?: string; id?: string | undefined }

/** A plain surface with an edge and the one soft shadow. It has no padding of its own. */
export function Card({ as: Element = 'div', className = '', children, labelledBy, id }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={`${classes.card} ${className}`} id={id}>
      {children}
    </Element>
  )
}

type NotebookCardProps = CardProps & {
  /** Stands in the margin from 640 px: an avatar, a number. On phones only the rule's mark is left. */
  margin: ReactNode
  /** The rule turns sage when the case is resolved. */
  isResolved?: boolean
}

/** A page of a notebook: a 76 px margin, its rule, then the text. */
export function NotebookCard({
  as: Element = 'article',
  margin,
  isResolved = false,
  className = '',
  children,
  labelledBy,
}: NotebookCardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`${classes.card} ${classes.notebook} ${className}`}
      data-resolved={isResolved || undefined}
    >
      <div className={classes.margin}>{margin}</div>
      <div className={classes.body}>{children}</div>
    </Element>
  )
}
