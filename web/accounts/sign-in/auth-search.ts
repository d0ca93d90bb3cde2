const VIEWS = ['signUp', 'forgot', 'resend', 'code'] as const

const IDENTITY_ENDINGS = ['unknown', 'refused', 'away', 'over'] as const

export type AuthSearch = {
  view?: (typeof VIEWS)[number]
  /** Read it through `nextPath`. */
  next?: string
  story?: 1
  lost?: 1
  reset?: string
  /** The token of a link that changes the address. */
  email?: string
  unlock?: string
  recovery?: string
  confirm?: string
  identity?: (typeof IDENTITY_ENDINGS)[number]
}

/** The router hands over numbers and booleans where the text looks like one. */
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
