import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Author } from '#contract/accounts/schema.ts'
import { MenuLater } from '#web/foundation/ui/dialogs/menu-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog, lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { MoreButton } from './more-button.tsx'

// Wanted by few of the cards that the menu is on.
const MoreMenuList = lazyPart(async () => (await import('./more-menu-list.tsx')).MoreMenuList)
const BlockDialog = lazyDialog(async () => (await import('#web/accounts/block-dialog.tsx')).BlockDialog)

type MoreMenuProps = {
  /** Tells readers who do not see the page whose actions these are. */
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
  const blocking = useDeferredDialog(ref)
  const { opener: button } = blocking
  useFocusKept(button, blocking.isOpen)
  if (isMine && !onRemove) return null
  return (
    <>
      <MenuLater button={(props) => <MoreButton {...props} label={label} ref={button} />} load={MoreMenuList.fetch}>
        <MoreMenuList
          author={author}
          button={button}
          isMine={isMine}
          label={label}
          onBlock={blocking.open}
          onRemove={onRemove}
          reported={reported}
        />
      </MenuLater>
      {blocking.mount(<BlockDialog isOpen={blocking.isOpen} member={author} onClose={blocking.cancel} />)}
    </>
  )
}

/**
 * The post, comment or member of the menu may leave the page (blocked, deleted) while the focus is in the menu or in its dialog: the page then
 * takes the focus over, unless something else did.
 */
function useFocusKept(button: RefObject<HTMLButtonElement | null>, isAsking: boolean): void {
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
