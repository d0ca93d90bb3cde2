export const fr = { short: 'Pro de santé', full: 'Professionnel de santé vérifié' } as const
