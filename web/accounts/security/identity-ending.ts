const ENDINGS = ['linked', 'taken', 'refused', 'away', 'over'] as const

/** How a return from the identity provider ended, for a member who wanted to link an account. */
export type IdentityEnding = (typeof ENDINGS)[number]

/** Reads the search parameters, which anyone may have written. */
export const readIdentityEnding = ({ identity }: { identity?: unknown }): IdentityEnding | undefined =>
  ENDINGS.find((each) => each === identity)
