export const fr = {
  intro:
    'Choisissez où et quand on vous prévient. Un e-mail dit seulement qu’il y a du nouveau, jamais un mot de votre santé.',
  kinds: {
    recovery: { name: 'Quelqu’un comme vous a guéri', more: 'Et partage ce qui a aidé.' },
    better: { name: 'Quelqu’un comme vous dit aller mieux', more: 'Sans que ce soit fini.' },
    diagnosed: { name: 'Quelqu’un comme vous a un diagnostic', more: 'Et raconte comment il a été posé.' },
    match: { name: 'Un cas proche', more: 'Le nouveau récit qui ressemble le plus au vôtre, en fin de journée.' },
    meToo: { name: 'Moi aussi', more: 'Quelqu’un le dit à votre récit, une fois par personne.' },
    comment: { name: 'Commentaires', more: 'Sur vos publications.' },
    reply: { name: 'Réponses', more: 'À vos commentaires.' },
    request: { name: 'Demandes', more: 'Quelqu’un souhaite échanger ou vous appeler.' },
    accepted: { name: 'Demandes acceptées', more: 'Une personne a dit oui à votre demande.' },
    acquainted: {
      name: 'Faire connaissance',
      more: 'Une personne qui prend le même médicament a dit oui, et vous aussi.',
    },
    conference: { name: 'Conférences', more: 'La veille, un quart d’heure avant, et si elles changent.' },
    proposal: { name: 'Vos propositions de conférence', more: 'La réponse de l’équipe.' },
    moderation: { name: 'Modération', more: 'Décisions sur ce que vous écrivez ou signalez.' },
    checkIn: {
      name: 'Demandes de nouvelles',
      more: 'Une seule fois par récit, après trois mois sans nouvelles.',
    },
    reminder: { name: 'Rappels de journal', more: 'Au rythme choisi dans chaque journal.' },
  },
  tellMe: {
    title: 'Nous vous préviendrons quand un nouveau récit ressemblera au vôtre',
    text: 'En fin de journée, par e-mail, par une alerte sur cet appareil, ou les deux. Rien de votre santé n’y est écrit.',
  },
  channels: {
    app: 'Dans l’application',
    email: 'Application et e-mail',
    none: 'Rien',
  },
  saved: 'Enregistré',
  consent: {
    title: 'Recevoir des e-mails ?',
    text: 'Ils disent seulement qu’il y a du nouveau : ni votre santé, ni personne n’y est nommé.',
    back: 'Vous pourrez revenir sur ce choix ici, ou par le lien de chaque e-mail.',
    confirm: 'J’accepte',
  },
  when: 'Quand',
  digest: {
    name: 'Rythme des e-mails',
    each: 'Chaque fois',
    daily: 'Chaque jour à 18:00',
    weekly: 'Le dimanche à 18:00',
    more: 'Celui du dimanche dit aussi combien de personnes qui vous ressemblent donnent de leurs nouvelles, si vous avez choisi l’e-mail pour ces nouvelles. Il n’en dit pas plus.',
  },
  quiet: {
    name: 'Heures calmes',
    more: 'Ni e-mail ni alerte entre ces heures. Ce qui arrive attend, rien n’est perdu.',
    from: 'De',
    to: 'À',
  },
  zone: {
    here: 'Heures de votre fuseau horaire : {{zone}}.',
    elsewhere: 'Cet appareil est réglé sur {{zone}}.',
    follow: 'Utiliser {{zone}}',
  },
  unsubscribe: {
    title: 'Ne plus recevoir ces e-mails',
    intro:
      'Vos notifications restent dans l’application. Seuls les messages qui protègent votre compte arrivent encore.',
    send: 'Ne plus recevoir ces e-mails',
    sending: 'Un instant...',
    doneTitle: 'C’est fait',
    done: 'Aucun e-mail ne vous préviendra plus de vos notifications.',
    overTitle: 'Ce lien est incomplet',
    over: 'Ouvrez-le de nouveau depuis l’e-mail, ou choisissez dans vos paramètres ce que vous recevez.',
    settings: 'Choisir ce que je reçois',
  },
} as const
