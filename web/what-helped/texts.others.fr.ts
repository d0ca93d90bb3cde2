/** Texts below a story that lead to what members tried for the same symptoms. */
export const fr = {
  title: 'Ce que d’autres ont essayé',
  of: 'Pour « {{symptom}} »',
} as const
