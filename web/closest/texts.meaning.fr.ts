export const fr = {
  title: 'Récits qui disent la même chose autrement',
  understood: 'Nous avons compris : {{names}}.',
  count_one: '{{count}} récit.',
  count_many: '{{count}} récits.',
  count_other: '{{count}} récits.',
  many: '{{number}} récits et plus.',
  noWords: 'Aucune publication ne contient ces mots.',
  more: 'Charger plus de récits',
  loading: 'Chargement...',
  failed: 'Les récits qui disent la même chose autrement n’ont pas pu être chargés',
} as const
