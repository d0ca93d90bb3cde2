export const fr = {
  calendar: {
    chooseMonth: 'Choisir le mois',
    chooseYear: 'Choisir l’année',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previousYear: 'Année précédente',
    nextYear: 'Année suivante',
    previousDecade: 'Dix ans plus tôt',
    nextDecade: 'Dix ans plus tard',
  },
  datePlaceholder: 'jj/mm/aaaa',
  monthPlaceholder: 'Mois',
} as const
