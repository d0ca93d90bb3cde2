const ENDINGS = ['linked', 'taken', 'refused', 'away', 'over'] as const

export type IdentityEnding = (typeof ENDINGS)[number]

export const readIdentityEnding = ({ identity }: { identity?: unknown }): IdentityEnding | undefined =>
  ENDINGS.find((each) => each === identity)
