const ENDINGS = ['linked', 'taken', 'refused', 'away', 'over'] as const

/** How a return from the provider of identities ended, for whoever wanted to link it. */
export type IdentityEnding = (typeof ENDINGS)[number]

/** Reads the address, which anyone may have written. */
export const readIdentityEnding = ({ identity }: { identity?: unknown }): IdentityEnding | undefined =>
  ENDINGS.find((each) => each === identity)
