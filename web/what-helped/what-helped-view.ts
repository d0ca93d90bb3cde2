export type WhatHelpedView = {
  symptome?: string
  essai?: string
  ordre?: 'nom'
}

const KEY_MAX = 300

export function readWhatHelpedView({ symptome, essai, ordre }: Record<string, unknown>): WhatHelpedView {
  if (typeof symptome !== 'string' || !/^HP:\d{7}$/.test(symptome)) return {}
  return {
    symptome,
    ...(typeof essai === 'string' && essai.length > 0 && essai.length <= KEY_MAX && { essai }),
    ...(ordre === 'nom' && { ordre }),
  }
}

export const whatHelpedPath = (symptome: string | undefined): string =>
  symptome === undefined ? '/ce-qui-a-aide' : `/ce-qui-a-aide?symptome=${symptome}`
