import type { Treatment } from '#contract/treatments/schema.ts'

/** Returns the key of the words for an entry's effect. The method of a resolution has none until its author chooses one. */
export const effectKey = ({ effect, isOfResolution }: Pick<Treatment, 'effect' | 'isOfResolution'>) =>
  effect ? (`tried.effects.${effect}` as const) : isOfResolution ? 'treatments.ofResolution' : 'tried.notKnown'
