export const fr = {
  newTab: '(nouvel onglet)',
  kept: 'Ce que vous avez saisi est toujours là.',
  readOnly: {
    withoutConsent: 'Votre compte est en lecture seule tant que votre accord sur les données de santé est retiré.',
    silenced: 'Vous pouvez lire, mais pas écrire jusqu’au {{day}}.',
    silencedNoEnd: 'Vous pouvez lire, mais pas écrire pour le moment.',
  },
  fields: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    username: 'Pseudonyme',
    usernameHelp: 'Les autres le verront : n’y mettez pas votre vrai nom.',
  },
  password: {
    length: '{{min}} caractères ou plus',
    uncommon: 'Pas un mot de passe courant',
    impersonal: 'Ni votre adresse e-mail, ni votre pseudonyme',
  },
  mail: { sending: 'Envoi...' },
  newPassword: {
    send: 'Changer le mot de passe',
    sending: 'Changement...',
    doneTitle: 'Mot de passe changé',
    done: 'Connectez-vous avec le nouveau. Vos autres sessions sont fermées.',
  },
  block: { lifted: 'Vous ne bloquez plus {{name}}' },
} as const
