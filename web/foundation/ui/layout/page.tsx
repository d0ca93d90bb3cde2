import { type ReactNode, useEffect } from 'react'
import classes from './page.module.css'

const NAME = 'Vécu'

type PageProps = {
  /** `feed` 720 px, `wide` the whole grid, `text` for long reading, `form` for a narrow form. All begin at the left edge of the grid. */
  width?: 'feed' | 'wide' | 'text' | 'form'
  children: ReactNode
}

export function Page({ width = 'feed', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  )
}

type PageTitleProps = {
  /** The text of the page's only h1, which also names the tab. */
  children: string
  intro?: ReactNode
  actions?: ReactNode
}

export function PageTitle({ children, intro, actions }: PageTitleProps) {
  usePageName(children)
  return (
    <header className={`row g4 bottom apart mb6 ${classes.title}`}>
      <div>
        <h1 dir="auto">{children}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </header>
  )
}

/** Sets the tab's title: "Fil d’actualité · Vécu"; undefined leaves it. For pages without a `PageTitle`. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = name === NAME ? NAME : `${name} · ${NAME}`
  }, [name])
}
