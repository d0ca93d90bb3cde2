import { type ReactNode, useEffect } from 'react'
import classes from './page.module.css'

const NAME = 'Vécu'

type PageProps = {
  /** `feed` 720 px, `wide` all of the grid, `text` for long reading, `form` for a narrow form: each begins at the left edge of the grid. */
  width?: 'feed' | 'wide' | 'text' | 'form'
  children: ReactNode
}

/** The column of a page, with its room above and below. */
export function Page({ width = 'feed', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  )
}

type PageTitleProps = {
  /** The page's only level-1 heading; also names the tab. */
  children: string
  /** A line below it. */
  intro?: ReactNode
  /** Acts at its right; below it on phones. */
  actions?: ReactNode
}

export function PageTitle({ children, intro, actions }: PageTitleProps) {
  usePageName(children)
  return (
    <header className={classes.title}>
      <div>
        <h1 dir="auto">{children}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}

/** Names the browser's tab: "Fil d’actualité · Vécu"; undefined leaves its name. For a page without a `PageTitle`. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = name === NAME ? NAME : `${name} · ${NAME}`
  }, [name])
}
