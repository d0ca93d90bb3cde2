import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Author } from '#contract/accounts/schema.ts'
import { MenuLater } from '#web/foundation/ui/dialogs/menu-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog, lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { MoreButton } from './more-button.tsx'

// Loaded separately, because few readers open the menu of a card.
const MoreMenuList = lazyPart(async () => (await import('./more-menu-list.tsx')).MoreMenuList)
const BlockDialog = lazyDialog(async () => (await import('#web/accounts/block-dialog.tsx')).BlockDialog)

type MoreMenuProps = {
  /** The accessible name, which says whose actions these are. */
  label: string
  reported: { kind: 'post' | 'comment' | 'member'; id: string }
  author: Author
  isMine: boolean
  /** Deletes one's own content; absent when it cannot be deleted. */
  onRemove?: (() => void) | undefined
  ref?: RefObject<HTMLButtonElement | null>
}

/** The menu of a member or of their content: report and block for others', delete for one's own. Nothing when no action is left. */
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
 * Moves the focus to the page when the post, comment or member of the menu leaves it while the menu or its dialog has the focus, for example after a
 * block, unless something else has taken it.
 */
function useFocusKept(button: RefObject<HTMLButtonElement | null>, isAsking: boolean): void {
  const wasAsking = useRef(isAsking)
  useLayoutEffect(() => {
    wasAsking.current = isAsking
  }, [isAsking])
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement
      // A disabled button that waits for its answer has lost the focus to the body.
      const isLost = wasAsking.current && focused === document.body
      // The ref is read now: loading the menu has replaced the button.
      if (!isLost && focused !== button.current && !focused?.closest('[role="dialog"]')) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
      })
    },
    [button],
  )
}
