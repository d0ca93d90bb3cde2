/** The search parameters in the address of the page. */
export type WhatHelpedView = {
  /** The id of a listed symptom; absent where none is chosen. */
  symptome?: string
  /** The key of the treatment whose stories are read. */
  essai?: string
  /** Orders treatments by name, instead of the most tried first. */
  ordre?: 'nom'
}

const KEY_MAX = 300

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export function readWhatHelpedView({ symptome, essai, ordre }: Record<string, unknown>): WhatHelpedView {
  if (typeof symptome !== 'string' || !/^HP:\d{7}$/.test(symptome)) return {}
  return {
    symptome,
    ...(typeof essai === 'string' && essai.length > 0 && essai.length <= KEY_MAX && { essai }),
    ...(ordre === 'nom' && { ordre }),
  }
}

/** Returns the path to come back to after signing in. */
export const whatHelpedPath = (symptome: string | undefined): string =>
  symptome === undefined ? '/ce-qui-a-aide' : `/ce-qui-a-aide?symptome=${symptome}`
