export const fr = {
  title: 'Vérification en deux étapes',
  intro: 'Une dernière étape, après le mot de passe, protège votre compte.',
  app: {
    label: 'Code à 6 chiffres',
    help: 'Ouvrez votre application d’authentification : elle affiche le code de Vécu.',
    wrong: 'Ce code n’est pas le bon, ou il a déjà servi. Saisissez celui que l’application affiche maintenant.',
    instead: 'Utiliser le code de l’application',
  },
  backup: {
    label: 'Code de secours',
    help: 'Un des dix codes que vous avez gardés, comme k3m9p-x7qrt. Chacun sert une seule fois.',
    wrong: 'Ce code de secours n’est pas le bon, ou il a déjà servi.',
    instead: 'Utiliser un code de secours',
  },
  send: 'Vérifier',
  sending: 'Vérification...',
  over: {
    title: 'Cette connexion a expiré',
    text: 'Elle attend le code pendant dix minutes, pour quelques essais. Saisissez de nouveau votre mot de passe.',
    again: 'Recommencer la connexion',
  },
  passkey: {
    or: 'ou',
    enter: 'Se connecter avec une clé d’accès',
    waiting: 'En attente de votre appareil...',
    cancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
    unknown: 'Cette clé d’accès n’ouvre aucun compte. Elle a peut-être été retirée de vos paramètres.',
    refused: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
} as const
