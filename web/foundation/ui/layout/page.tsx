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
  listAction?: ListAction | undefined
}

/** An act that the page offers in another place where it is empty. */
type ListAction = {
  /** While it is undefined, the act's place is kept and the act is not shown. */
  isEmpty: boolean | undefined
  act: ReactNode
}

export function PageTitle({ children, intro, actions, listAction }: PageTitleProps) {
  usePageName(children)
  return (
    <header className={`row g4 bottom apart mb6 ${classes.title}`}>
      <div>
        <h1 dir="auto">{children}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {(actions || hasListAction(listAction)) && (
        <div className="row">
          {actions}
          {hasListAction(listAction) && (
            <div className={classes.listAction} data-awaited={listAction.isEmpty === undefined || undefined}>
              {listAction.act}
            </div>
          )}
        </div>
      )}
    </header>
  )
}

const hasListAction = (listAction: ListAction | undefined): listAction is ListAction =>
  Boolean(listAction?.act) && listAction?.isEmpty !== true

type ReadData<Data> = { data: Data | undefined; error: unknown }

/** Returns whether what is read holds nothing: undefined while it is unknown, and false where it cannot be read, so that the page's title keeps its act. */
export const isEmptyOnceRead = <Data,>(
  { data, error }: ReadData<Data>,
  isEmpty: (data: Data) => boolean,
): boolean | undefined => (data !== undefined ? isEmpty(data) : error ? false : undefined)

/** Sets the tab's title: "Fil d’actualité · Vécu"; undefined leaves it. For pages without a `PageTitle`. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = name === NAME ? NAME : `${name} · ${NAME}`
  }, [name])
}
