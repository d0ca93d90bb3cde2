const VIEWS = ['signUp', 'forgot', 'resend', 'code'] as const

/** How a return from the identity provider to the sign-in screen may have ended. */
const IDENTITY_ENDINGS = ['unknown', 'refused', 'away', 'over'] as const

/** The search parameters of the sign-in screen. Anyone may have written them. */
export type AuthSearch = {
  /** The view that is shown; sign-in when absent. */
  view?: (typeof VIEWS)[number]
  /** Where to go after signing in; read it through `nextPath`. */
  next?: string
  /** Set when a story that was begun waits for its author to have an account. */
  story?: 1
  /** Set when the session ended by itself and brought the person here. */
  lost?: 1
  /** The token of a link to choose a new password. */
  reset?: string
  /** The token of a link to another address. */
  email?: string
  /** The token of a link to have codes taken again. */
  unlock?: string
  /** The token of a link to have a lost second factor removed. */
  recovery?: string
  /** The token of a link to confirm the address of a sign-up. */
  confirm?: string
  /** How a return from the identity provider ended. */
  identity?: (typeof IDENTITY_ENDINGS)[number]
}

/** Reads the search parameters. The router hands over numbers and booleans where the text looks like one. */
export function readAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const view = VIEWS.find((each) => each === raw.view)
  const next = textOf(raw.next)
  const reset = textOf(raw.reset)
  const email = textOf(raw.email)
  const unlock = textOf(raw.unlock)
  const recovery = textOf(raw.recovery)
  const confirm = textOf(raw.confirm)
  const identity = IDENTITY_ENDINGS.find((each) => each === raw.identity)
  return {
    ...(view && { view }),
    ...(next && { next }),
    ...(textOf(raw.story) && { story: 1 }),
    ...(textOf(raw.lost) && { lost: 1 }),
    ...(reset && { reset }),
    ...(email && { email }),
    ...(unlock && { unlock }),
    ...(recovery && { recovery }),
    ...(confirm && { confirm }),
    ...(identity && { identity }),
  }
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
