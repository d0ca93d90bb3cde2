export const fr = {
  title: 'C’est compté',
  text: 'Seule la personne qui a écrit ce récit sait que c’est vous. Touchez de nouveau pour l’enlever.',
} as const
