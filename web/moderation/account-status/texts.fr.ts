export const fr = {
  suspended: {
    title: 'Votre compte est suspendu',
    until: 'Jusqu’au {{day}}.',
    noEnd: 'Sans date de fin.',
    why: 'L’équipe a pris cette décision après examen. Vous pouvez en lire les raisons et demander qu’une autre personne la relise.',
    toDecisions: 'Voir toutes les décisions',
    contact: 'Une question ? Écrivez à l’équipe :',
  },
  silence: { label: 'Mesure sur votre compte' },
  why: 'Lire les raisons, contester',
} as const
