import type { ReactNode } from 'react'
import classes from './paper.module.css'

type PaperProps = {
  kind: string
  madeOn: string
  title: string
  intro: ReactNode
  children: ReactNode
  foot: ReactNode
  className?: string | undefined
  lang?: string
}

export function Paper({ kind, madeOn, title, intro, children, foot, className = '', lang }: PaperProps) {
  return (
    <article className={`${classes.paper} paper ${className}`} lang={lang}>
      <header>
        <p className={`row apart g4 r0 ${classes.kind}`}>
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
