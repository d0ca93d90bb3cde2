import { SIDEBAR_DAYS } from '#contract/accounts/limits.ts'

const KEPT_AS = 'vecu.sidebar'
const CLOSED = 'closed'

export const isOpenIn = (cookies: string): boolean =>
  !cookies.split('; ').some((cookie) => cookie === `${KEPT_AS}=${CLOSED}`)

export const sidebarCookie = (isOpen: boolean, isSecure: boolean): string =>
  `${KEPT_AS}=${isOpen ? 'open' : CLOSED}; path=/; max-age=${SIDEBAR_DAYS * 86_400}; samesite=lax${isSecure ? '; secure' : ''}`

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** AltGr counts as Ctrl and Alt, and types a character. */
export const isSidebarKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'b' && ctrlKey !== metaKey && !altKey && !shiftKey
