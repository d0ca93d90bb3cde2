import { type ReactNode, Suspense, useState } from 'react'
import { CodeMissing, loadCode } from '#web/foundation/load-code.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'

type ButtonProps = {
  'aria-haspopup': 'menu'
  'aria-expanded': false
  onClick: () => void
  onFocus: () => void
  onPointerEnter: () => void
}

type MenuLaterProps = {
  /** The button alone, as it stands on the page. */
  button: (props: ButtonProps) => ReactNode
  /** Fetches the code of the menu: `fetch` of the lazy part. */
  load: () => Promise<void>
  /** The menu, made by `lazyPart`, with a button that looks the same: it opens by `useOpenAtOnce`. */
  children: ReactNode
}

/** A button whose menu is fetched when a pointer or the focus comes near, and made when it is pressed: menus weigh more than pages. */
export function MenuLater({ button, load, children }: MenuLaterProps) {
  const tellFailure = useFailureToast()
  const [isWanted, setWanted] = useState(false)
  const near = () => void load().catch(() => {}) // pressing it says so
  const open = () =>
    void loadCode(load).then(
      () => setWanted(true),
      (error: unknown) => {
        if (!(error instanceof CodeMissing)) return tellFailure(error)
        // Thrown while it is drawn, so that the error screen shows.
        setWanted(() => {
          throw error
        })
      },
    )
  const alone = button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onFocus: near,
    onPointerEnter: near,
  })
  return isWanted ? <Suspense fallback={alone}>{children}</Suspense> : alone
}
