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
  button: (props: ButtonProps) => ReactNode
  load: () => Promise<void>
  /** The menu, made by `lazyPart`, with a button that looks the same; it opens through `useOpenAtOnce`. */
  children: ReactNode
}

/** Menus are heavy: the code is loaded when the pointer or the focus comes near, and the menu is mounted on a press. */
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
