import type { ReactNode } from 'react'
import classes from './card.module.css'

type As = 'div' | 'article' | 'section' | 'li' | 'form'
type CardProps = { as?: As; className?: string; children: ReactNode; labelledBy?: string; id?: string | undefined }

/** A surface with a border and a soft shadow, and no padding of its own. */
export function Card({ as: Element = 'div', className = '', children, labelledBy, id }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={`${classes.card} ${className}`} id={id}>
      {children}
    </Element>
  )
}

type NotebookCardProps = CardProps & {
  /** The content of the margin, shown from 640 px: an avatar or a number. On phones only a mark of the margin's line is left. */
  margin: ReactNode
  /** Whether the case is resolved: the margin's line is then sage green. */
  isResolved?: boolean
}

/** A card like a page of a notebook: a 76 px margin with a line, then the text. */
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
