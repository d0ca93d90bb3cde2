import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { Author } from '#contract/accounts/schema.ts'
import { MenuLater } from '#web/foundation/ui/menu-later.tsx'
import { MoreButton } from './more-button.tsx'

// Wanted by few of the cards that the menu is on.
const loadList = () => import('./more-menu-list.tsx')
const MoreMenuList = lazy(async () => ({ default: (await loadList()).MoreMenuList }))
const BlockDialog = lazy(async () => ({ default: (await import('#web/accounts/block-dialog.tsx')).BlockDialog }))

type MoreMenuProps = {
  /** Says whose acts these are to who does not see the page. */
  label: string
  reported: { kind: 'post' | 'comment' | 'member'; id: string }
  author: Author
  isMine: boolean
  /** Offered on one's own. */
  onRemove?: (() => void) | undefined
  ref?: RefObject<HTMLButtonElement | null>
}

/** Three dots beside a member, or something they wrote: report and block on others', delete on one's own. Nothing where no act is left. */
export function MoreMenu({ label, reported, author, isMine, onRemove, ref }: MoreMenuProps) {
  const own = useRef<HTMLButtonElement>(null)
  const button = ref ?? own
  const [blocking, setBlocking] = useState<'never' | 'open' | 'closed'>('never')
  useFocusLeftBehind(button, blocking === 'open')
  const closeBlocking = () => {
    setBlocking('closed')
    // The dialog is made already open: it never learnt where the focus was.
    button.current?.focus()
  }
  if (isMine && !onRemove) return null
  return (
    <>
      <MenuLater button={(props) => <MoreButton {...props} label={label} ref={button} />} load={loadList}>
        <MoreMenuList
          author={author}
          button={button}
          isMine={isMine}
          label={label}
          onBlock={() => setBlocking('open')}
          onRemove={onRemove}
          reported={reported}
        />
      </MenuLater>
      {blocking !== 'never' && (
        <Suspense>
          <BlockDialog isOpen={blocking === 'open'} member={author} onClose={closeBlocking} />
        </Suspense>
      )}
    </>
  )
}

/**
 * What the menu belongs to may leave the page (blocked, deleted) with the focus in it, or in the dialog that asked: the page takes it over,
 * unless something else did.
 */
function useFocusLeftBehind(button: RefObject<HTMLButtonElement | null>, isAsking: boolean): void {
  const wasAsking = useRef(isAsking)
  useLayoutEffect(() => {
    wasAsking.current = isAsking
  }, [isAsking])
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement
      // A dialog's button that waits for its answer is disabled, and has lost the focus to the body.
      const isLost = wasAsking.current && focused === document.body
      // The button of this moment: another stood there before the menu was fetched.
      if (!isLost && focused !== button.current && !focused?.closest('[role="dialog"]')) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
      })
    },
    [button],
  )
}
