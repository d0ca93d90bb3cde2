export const fr = {
  title: 'Signaler un contenu',
  intro: 'Des mots qui blessent, un conseil dangereux, une publicité, des données personnelles : écrivez-nous.',
  urgent: 'Quelqu’un est en danger maintenant ? N’attendez pas notre réponse.',
  about: {
    post: 'Votre signalement concerne une publication.',
    comment: 'Votre signalement concerne un commentaire.',
    member: 'Votre signalement concerne un membre.',
  },
  reference: 'Référence : {{reference}}',
  referenceKept: 'Elle est déjà dans l’e-mail : elle nous mène droit au bon endroit.',
  sayTitle: 'Ce qu’il est utile de dire',
  say: {
    problem: 'Ce qui pose problème, en une phrase ou deux.',
    where: 'Où cela se trouve : qui l’a écrit, le titre de la publication.',
    danger: 'Si une personne vous semble en danger.',
  },
  health: 'Vous n’avez pas à parler de votre santé.',
  nextTitle: 'Ce qui se passe ensuite',
  next: {
    read: 'L’équipe du site lit votre message, regarde le contenu, et le retire s’il enfreint les règles de la communauté.',
    untold: 'La personne signalée n’apprend pas qui a écrit.',
    block:
      'Pour ne plus voir quelqu’un dès maintenant, bloquez cette personne : c’est dans le menu de ses publications et de ses commentaires.',
  },
  write: 'Écrire à l’équipe',
  writeHint: 'Votre messagerie s’ouvre, avec un message à compléter.',
  orAddress: 'Ou écrivez à cette adresse :',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  notCopied: 'Votre navigateur n’a pas permis la copie. Sélectionnez l’adresse pour la copier.',
  mail: {
    subject: 'Signalement',
    subjectOf: 'Signalement ({{reference}})',
    problem: 'Ce qui pose problème :',
    where: 'Où cela se trouve :',
  },
} as const
