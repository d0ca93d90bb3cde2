import type { ReactNode } from 'react'
import classes from './paper.module.css'

type PaperProps = {
  /** The kind of document, printed at its top with the date. */
  kind: string
  madeOn: string
  title: string
  /** Lines below the title. */
  intro: ReactNode
  children: ReactNode
  foot: ReactNode
  className?: string | undefined
  lang?: string
}

/** A document that looks on the screen as it does on paper. When it is printed, nothing else of the page is. */
export function Paper({ kind, madeOn, title, intro, children, foot, className = '', lang }: PaperProps) {
  return (
    <article className={`${classes.paper} paper ${className}`} lang={lang}>
      <header>
        <p className={`row apart ${classes.kind}`}>
          <span>{kind}</span> <span>{madeOn}</span>
        </p>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {intro}
      </header>
      {children}
      <footer>{foot}</footer>
    </article>
  )
}
