import type { ReactNode } from 'react'
import classes from './card.module.css'

type As = 'div' | 'article' | 'section' | 'li' | 'form'
type CardProps = { as?: As; className?: string; children: ReactNode; labelledBy?: string; id?: string | undefined }

export function Card({ as: Element = 'div', className = '', children, labelledBy, id }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={`${classes.card} ${className}`} id={id}>
      {children}
    </Element>
  )
}

type NotebookCardProps = CardProps & {
  margin: ReactNode
  isResolved?: boolean
}

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
      <div className={`line g3 middle ${classes.margin}`}>{margin}</div>
      <div className={`shrinks ${classes.body}`}>{children}</div>
    </Element>
  )
}
