export const fr = {
  about: 'Plateforme d’échange médical entre professionnels de santé et patients.',
  disclaimer: 'Vécu ne remplace pas un diagnostic professionnel. En cas d’urgence, appelez les services de secours.',
  ownership: 'Cette plateforme est la propriété exclusive de son propriétaire. Tous droits réservés.',
  terms: 'Conditions d’utilisation',
  mentions: 'Mentions légales',
  contact: 'Contact et signalement',
} as const
