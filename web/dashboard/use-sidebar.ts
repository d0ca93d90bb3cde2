import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useScreen } from '#web/foundation/theme/use-screen.ts'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { isOpenIn, isSidebarKey, sidebarCookie } from './sidebar-state.ts'

type Sidebar = {
  isDrawer: boolean
  isOpen: boolean
  toggle: () => void
  drawer: ReturnType<typeof useDeferredDialog>
  /** Where a wider window closed the drawer, the focus was lost with it. */
  followDrawer: () => void
}

/** A column keeps its state in this browser, a drawer opens on request only. The focused element may disappear with it, so the button takes the focus. */
export function useSidebar(
  button: RefObject<HTMLButtonElement | null>,
  column: RefObject<HTMLElement | null>,
): Sidebar {
  const isDrawer = useScreen('narrow')
  const [isColumnOpen, setColumnOpen] = useState(() => isOpenIn(document.cookie))
  const drawer = useDeferredDialog(button)
  if (!isDrawer && drawer.isOpen) drawer.close()
  const isOpen = isDrawer ? drawer.isOpen : isColumnOpen

  const followDrawer = () => {
    if (document.activeElement === document.body) button.current?.focus()
  }
  const toggle = () => {
    if (isDrawer) return isOpen ? drawer.cancel() : drawer.open()
    if (isOpen && column.current?.contains(document.activeElement)) button.current?.focus()
    setColumnOpen(!isOpen)
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser
    document.cookie = sidebarCookie(!isOpen, window.location.protocol === 'https:')
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isSidebarKey(event)) return
    event.preventDefault()
    if (event.repeat || (isDrawer && !isOpen && document.querySelector('[role="dialog"]'))) return
    toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return { isDrawer, isOpen, toggle, drawer, followDrawer }
}
