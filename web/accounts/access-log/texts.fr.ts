export const fr = {
  title: 'Qui a consulté mes données',
  intro:
    'Chaque fois que l’équipe, ou l’exploitant du site, consulte ce qui est à vous ou agit sur votre compte, c’est écrit ici dans les secondes qui suivent.',
  none: 'Personne de l’équipe n’a consulté vos données. Si cela arrive, vous le verrez ici.',
  more: 'Voir les précédentes',
  loading: 'Un instant...',
  failed: 'La suite n’a pas pu être affichée',
  months: 'Vérifications terminées',
  monthsIntro:
    'L’équipe a relu quelque chose de vous (une publication, un commentaire, un message, votre profil) ou un signalement de votre part. Rien de plus n’en est résulté pour vous.',
  later:
    'Tant qu’un signalement est à l’étude, sa lecture est écrite ici plus tard : à la décision, ou une fois le dossier entièrement clos. Si rien n’est retenu, seul le mois est écrit, sans dire ce qui a été lu : cela pourrait désigner qui a signalé.',
  everyone: 'Ce qui concerne tous les membres à la fois',
  everyoneIntro: 'Une sauvegarde de tout le site, par exemple, contient aussi vos données.',
  everyoneNone: 'Rien depuis votre arrivée.',
  roles: {
    admin: 'Administration',
    moderator: 'Modération',
    medical_professional: 'Professionnel de santé',
    member: 'Équipe d’une conférence',
    operator: 'Exploitant du site',
  },
  acts: {
    member: {
      listed: {
        what: 'Votre nom dans la liste des membres, avec l’état de votre compte',
        why: 'Pour retrouver un compte',
      },
      read: {
        what: 'La fiche de votre compte : adresse e-mail, état, sanctions et nombres',
        why: 'Pour gérer les comptes',
      },
      'found-by-address': {
        what: 'Le compte qui correspond à votre adresse e-mail',
        why: 'Pour répondre à une demande faite avec cette adresse',
      },
      'role-granted': { what: 'Un droit vous a été donné', why: 'Pour que vous puissiez agir dans l’équipe' },
      'role-taken': { what: 'Un droit vous a été retiré', why: 'Pour tenir à jour les droits de l’équipe' },
      warned: { what: 'Un avertissement vous a été adressé', why: 'À la suite d’une décision de modération' },
      silenced: { what: 'Votre compte a été mis en lecture seule', why: 'À la suite d’une décision de modération' },
      suspended: { what: 'Votre compte a été suspendu', why: 'À la suite d’une décision de modération' },
      'sanction-lifted': { what: 'Une sanction a été levée', why: 'À la suite d’un réexamen' },
      confirmed: { what: 'Votre adresse e-mail a été confirmée à la main', why: 'Pour vous aider à entrer' },
      'sessions-closed': { what: 'Vos appareils ont tous été déconnectés', why: 'Pour protéger votre compte' },
      'second-factor-reset': {
        what: 'Votre vérification en deux étapes a été désactivée',
        why: 'Pour vous aider à entrer, à votre demande',
      },
    },
    professional: {
      read: {
        what: 'Votre demande de badge de santé : nom, profession, numéro RPPS',
        why: 'Pour vérifier les professionnels de santé',
      },
      'proof-read': { what: 'Votre justificatif professionnel', why: 'Pour vérifier les professionnels de santé' },
      accepted: { what: 'Votre demande de badge de santé a été acceptée', why: 'Après vérification' },
      refused: { what: 'Votre demande de badge de santé a été refusée', why: 'Après vérification' },
    },
    case: {
      listed: {
        what: 'Le début de ce qui est à vous dans un dossier, dans la liste des dossiers',
        why: 'Pour traiter un signalement',
      },
      read: {
        what: 'Ce qui est à vous dans un dossier : contenu signalé, signalement ou contestation',
        why: 'Pour traiter un signalement',
      },
      'picture-read': { what: 'Une image masquée, jointe à un dossier', why: 'Pour traiter un signalement' },
    },
    evidence: {
      read: {
        what: 'Une copie des messages privés joints à un signalement',
        why: 'Pour traiter ce signalement',
      },
      'picture-read': {
        what: 'Une image d’un message privé jointe à un signalement',
        why: 'Pour traiter ce signalement',
      },
    },
    audit: {
      read: {
        what: 'Le registre des actes de l’équipe, où des membres sont nommés',
        why: 'Pour contrôler ce que fait l’équipe',
      },
      exported: {
        what: 'Une copie du registre des actes de l’équipe',
        why: 'Pour contrôler ce que fait l’équipe',
      },
    },
    instance: {
      'backed-up': { what: 'Une sauvegarde de tout le site', why: 'Pour pouvoir le rétablir après une panne' },
      restored: { what: 'Le site rétabli depuis une sauvegarde', why: 'Après une panne ou un déménagement' },
    },
  },
} as const
