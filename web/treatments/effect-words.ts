import type { Treatment } from '#contract/treatments/schema.ts'

/** The method of a resolution has no effect until its author chooses one. */
export const effectKey = ({ effect, isOfResolution }: Pick<Treatment, 'effect' | 'isOfResolution'>) =>
  effect ? (`tried.effects.${effect}` as const) : isOfResolution ? 'treatments.ofResolution' : 'tried.notKnown'
