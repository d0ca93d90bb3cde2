import { MenuLater } from '#web/foundation/ui/dialogs/menu-later.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { DotsButton, type MessageMenuProps } from './dots-button.tsx'

const MessageMenuList = lazyPart(async () => (await import('./message-menu-list.tsx')).MessageMenuList)

/** Tab reaches one of these buttons in the list; arrow keys lead to the others. */
export function MessageMenu(props: MessageMenuProps) {
  const { button, label, isInTabOrder, onFocus, onKey } = props
  return (
    <MenuLater
      button={({ onFocus: near, ...menu }) => (
        <DotsButton
          {...menu}
          label={label}
          onFocus={() => {
            near()
            onFocus()
          }}
          onKeyDown={onKey}
          ref={button}
          tabIndex={isInTabOrder ? 0 : -1}
        />
      )}
      load={MessageMenuList.fetch}
    >
      <MessageMenuList {...props} />
    </MenuLater>
  )
}
