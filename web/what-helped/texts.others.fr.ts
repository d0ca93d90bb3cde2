export const fr = {
  title: 'Ce que d’autres ont essayé',
  of: 'Pour « {{symptom}} »',
} as const
