export const fr = {
  kinds: {
    post: 'Publication',
    comment: 'Commentaire',
    message: 'Message privé',
    member: 'Profil',
    room: 'Propos en conférence',
    treatment: 'Essai raconté',
    topic: 'Sujet de conférence demandé',
    none: 'Lieu décrit',
    described: 'Un contenu que vous avez décrit',
  },
  reasons: {
    danger: {
      name: 'Une vie est en danger',
      more: 'Une menace, un projet de suicide, une mise en danger de quelqu’un.',
    },
    minor: { name: 'Un enfant est en cause', more: 'Violence, exploitation ou approche d’un mineur.' },
    health: {
      name: 'Un conseil de santé dangereux',
      more: 'Arrêter un traitement, un remède risqué, une fausse promesse.',
    },
    harassment: { name: 'Du harcèlement', more: 'Insultes, menaces, insistance après un refus.' },
    hate: { name: 'De la haine', more: 'Une attaque contre une origine, une religion, un genre, un handicap.' },
    privacy: {
      name: 'Une atteinte à la vie privée',
      more: 'Le nom, l’adresse ou la santé de quelqu’un sans son accord.',
    },
    sexual: { name: 'Du contenu sexuel', more: 'Images ou propos sexuels, sollicitations.' },
    scam: { name: 'De la publicité ou une arnaque', more: 'Vente, lien douteux, demande d’argent.' },
    illegal: { name: 'Autre chose d’illégal', more: 'Contraire à la loi d’une autre manière.' },
    other: { name: 'Autre chose', more: 'Dites en quelques mots ce qui ne va pas.' },
  },
  acts: { keep: 'Laissé en place', hide: 'Masqué' },
  sanctions: {
    none: 'Aucune mesure sur le compte',
    warning: 'Avertissement',
    silence: 'Compte en lecture seule',
    suspension: 'Compte suspendu',
  },
  grounds: { law: 'La loi', terms: 'Nos conditions d’utilisation' },
  states: { received: 'Reçu', reading: 'En cours d’examen', kept: 'Contenu laissé en place', acted: 'Mesure prise' },
} as const
