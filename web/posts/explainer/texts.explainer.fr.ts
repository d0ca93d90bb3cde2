export const fr = {
  title: 'Vos récits restent entre membres',
  text: 'Vous publiez sous pseudonyme, et votre adresse e-mail n’est jamais montrée. Le code postal et les voyages non plus : ils servent seulement à rapprocher les récits.',
  matches: 'Trouver des matchs',
  feed: 'Aller au fil d’actualité',
} as const
