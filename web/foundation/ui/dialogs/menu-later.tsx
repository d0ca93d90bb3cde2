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
  /** Renders the button while the menu is not loaded. */
  button: (props: ButtonProps) => ReactNode
  /** Loads the menu's code: `fetch` of the lazy part. */
  load: () => Promise<void>
  /** The menu, made by `lazyPart`, with a button that looks the same; it opens through `useOpenAtOnce`. */
  children: ReactNode
}

/** A button whose menu is loaded when the pointer or the focus comes near, and mounted on a press, because menus are heavy. */
export function MenuLater({ button, load, children }: MenuLaterProps) {
  const tellFailure = useFailureToast()
  const [isWanted, setWanted] = useState(false)
  const near = () => void load().catch(() => {}) // a press reports the failure
  const open = () =>
    void loadCode(load).then(
      () => setWanted(true),
      (error: unknown) => {
        if (!(error instanceof CodeMissing)) return tellFailure(error)
        // Thrown during rendering, so that the error screen shows it.
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
