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
  reason: 'La raison donnée par l’équipe : {{reason}}',
  contest: 'Pour demander qu’une autre personne la relise, écrivez à',
} as const
