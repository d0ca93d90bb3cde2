export const fr = {
  helped: 'Ce qui a aidé cette semaine',
  caution: 'Ce que des membres racontent, pas une preuve.',
  allResolved: 'Tous les récits résolus',
  live: 'En direct',
} as const
