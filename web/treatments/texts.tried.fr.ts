/** Used wherever an effect is named: a step that a member chose is told to others as they chose it. */
export const fr = {
  kinds: {
    medication: 'Médicament',
    exercise: 'Exercice et rééducation',
    food: 'Alimentation',
    sleep: 'Sommeil et rythme',
    procedure: 'Geste ou intervention',
    psychotherapy: 'Psychothérapie',
    device: 'Dispositif',
    other: 'Autre',
  },
  effects: {
    muchBetter: 'A beaucoup aidé',
    better: 'A un peu aidé',
    unchanged: 'N’a rien changé',
    worse: 'A un peu aggravé',
    muchWorse: 'A aggravé',
    unknown: 'Je ne sais pas encore',
  },
  notKnown: 'Pas encore d’avis',
} as const
