/** What stands in the address of the page. */
export type WhatHelpedView = {
  /** The id of a listed symptom; absent where none is chosen. */
  symptome?: string
  /** The key of a thing whose stories are read. */
  essai?: string
  /** Things by name instead of the most tried first. */
  ordre?: 'nom'
}

const KEY_MAX = 300

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export function readWhatHelpedView({ symptome, essai, ordre }: Record<string, unknown>): WhatHelpedView {
  if (typeof symptome !== 'string' || !/^HP:\d{7}$/.test(symptome)) return {}
  return {
    symptome,
    ...(typeof essai === 'string' && essai.length > 0 && essai.length <= KEY_MAX && { essai }),
    ...(ordre === 'nom' && { ordre }),
  }
}

/** Where one comes back to after signing in. */
export const whatHelpedPath = (symptome: string | undefined): string =>
  symptome === undefined ? '/ce-qui-a-aide' : `/ce-qui-a-aide?symptome=${symptome}`
