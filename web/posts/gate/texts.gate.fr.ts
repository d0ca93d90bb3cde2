/** French texts shown to visitors in place of posts. */
export const fr = {
  counts: 'Récits de symptômes depuis le début, comptés une fois par nuit.',
  beginning: 'Vécu commence ici. Les premiers récits ouvrent la voie à ceux qui suivront.',
  beginningLink: 'Voir par où l’on commence',
  title: 'Contenu Protégé',
  text: 'Les récits sont intimes. Ils ne se lisent qu’entre membres, à l’abri des moteurs de recherche.',
  signIn: 'Se connecter / S’inscrire',
  home: 'Retour à l’accueil',
  figures: 'La communauté en chiffres',
  failed: 'Les chiffres de la communauté n’ont pas pu être chargés',
  posts: 'Publications partagées',
  resolved: 'Cas résolus',
  months: 'Membres qui ont publié un récit, mois par mois, depuis un an',
  month: 'Mois',
  monthMembers: 'Membres',
  common: 'On en parle le plus',
} as const
