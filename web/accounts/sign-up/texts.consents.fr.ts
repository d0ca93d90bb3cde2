export const fr = {
  title: 'Vos accords',
  intro:
    'Trois ouvrent le compte, deux sont libres. Vous pourrez revenir sur les choix facultatifs et sur vos données de santé.',
  required: 'Nécessaires',
  optional: 'Facultatifs',
  details: 'Ce que chaque accord permet',
  page: { terms: 'Conditions d’utilisation', privacy: 'Confidentialité' },
  age: { label: 'J’ai {{age}} ans ou plus', more: 'C’est l’âge minimum pour ouvrir un compte.' },
  terms: {
    label: 'J’accepte les conditions d’utilisation',
    more: 'Ce que le site permet, et les règles de la communauté.',
  },
  healthData: {
    label: 'J’accepte que Vécu utilise mes données de santé pour publier mes récits et me montrer des cas semblables',
    more: 'La loi les protège particulièrement (RGPD, article 9). Cet accord peut être retiré à tout moment.',
  },
  research: {
    label: 'J’accepte que mes récits comptent dans la recherche et les statistiques publiques',
    more: 'Seuls des totaux anonymes sont montrés, jamais une personne.',
  },
  emails: {
    label: 'J’accepte de recevoir des e-mails de Vécu',
    more: 'Les messages qui protègent votre compte arrivent dans tous les cas.',
  },
} as const
