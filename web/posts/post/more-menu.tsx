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
  label: string
  reported: { kind: 'post' | 'comment' | 'member'; id: string }
  author: Author
  isMine: boolean
  onRemove?: (() => void) | undefined
  ref?: RefObject<HTMLButtonElement | null>
}

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
 * Moves the focus to the page when the subject of the menu leaves it, for example after a block.
 * It moves only from the menu or its dialog, and not where something else has taken the focus.
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
