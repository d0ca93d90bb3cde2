const KEPT_AS = 'vecu.sidebar'
const KEPT_SECONDS = 7 * 86_400
const CLOSED = 'closed'

/** Whether the sidebar stands open, as this browser's cookies have it; open where they say nothing. */
export const isOpenIn = (cookies: string): boolean =>
  !cookies.split('; ').some((cookie) => cookie === `${KEPT_AS}=${CLOSED}`)

/** The cookie that keeps it for seven days, as it is given to the browser. */
export const sidebarCookie = (isOpen: boolean, isSecure: boolean): string =>
  `${KEPT_AS}=${isOpen ? 'open' : CLOSED}; path=/; max-age=${KEPT_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl or Cmd and B, and nothing more: AltGr counts as Ctrl and Alt, and types. */
export const isSidebarKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'b' && ctrlKey !== metaKey && !altKey && !shiftKey
