import { SIDEBAR_DAYS } from '#contract/accounts/limits.ts'

const KEPT_AS = 'vecu.sidebar'
const CLOSED = 'closed'

/** Returns whether the sidebar is open according to this browser's cookies; open where they say nothing. */
export const isOpenIn = (cookies: string): boolean =>
  !cookies.split('; ').some((cookie) => cookie === `${KEPT_AS}=${CLOSED}`)

/** Returns the cookie that keeps the state for `SIDEBAR_DAYS`. */
export const sidebarCookie = (isOpen: boolean, isSecure: boolean): string =>
  `${KEPT_AS}=${isOpen ? 'open' : CLOSED}; path=/; max-age=${SIDEBAR_DAYS * 86_400}; samesite=lax${isSecure ? '; secure' : ''}`

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns whether the key is Ctrl or Cmd and B alone: AltGr counts as Ctrl and Alt, and types a character. */
export const isSidebarKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'b' && ctrlKey !== metaKey && !altKey && !shiftKey
