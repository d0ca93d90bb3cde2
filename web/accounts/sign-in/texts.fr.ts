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
  pressNow: 'Touchez ce bouton, ou appuyez sur Entrée.',
  over: {
    title: 'Cette connexion a expiré',
    text: 'Elle attend le code pendant dix minutes, pour quelques essais. Saisissez de nouveau votre mot de passe.',
    again: 'Recommencer la connexion',
  },
  locked: {
    title: 'Les codes sont bloqués',
    text: 'Trop de codes faux ont été essayés. Un e-mail vient de partir vers l’adresse du compte : son lien débloque les codes. Une clé d’accès fonctionne toujours.',
  },
  passkey: {
    or: 'ou',
    enter: 'Se connecter avec une clé d’accès',
    waiting: 'En attente de votre appareil...',
    cancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
    unknown: 'Cette clé d’accès n’ouvre aucun compte. Elle a peut-être été retirée de vos paramètres.',
    refused: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
  identity: {
    enter: 'Se connecter avec {{provider}}',
    leaving: 'Ouverture de {{provider}}...',
    unknown: {
      title: 'Aucun compte lié',
      text: 'Ce compte {{provider}} n’ouvre aucun compte Vécu. Connectez-vous avec votre mot de passe, puis liez-le dans vos paramètres.',
    },
    refused: {
      title: 'Connexion annulée',
      text: '{{provider}} n’a pas donné son accord. Réessayez, ou connectez-vous avec votre mot de passe.',
    },
    away: {
      title: 'Réponse non vérifiée',
      text: 'La réponse de {{provider}} n’a pas pu être vérifiée. Réessayez dans un instant, ou connectez-vous avec votre mot de passe.',
    },
    over: {
      title: 'Connexion interrompue',
      text: 'Elle n’a pas été terminée dans ce navigateur en dix minutes. Recommencez, ou connectez-vous avec votre mot de passe.',
    },
  },
  views: {
    signIn: { title: 'Connexion', intro: 'Retrouvez vos publications et les récits qui ressemblent au vôtre.' },
    signUp: { title: 'Créer un compte', intro: 'Partagez ce que vous vivez, sous pseudonyme.' },
    forgot: {
      title: 'Mot de passe oublié',
      intro: 'Indiquez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.',
    },
    resend: {
      title: 'Confirmer une adresse',
      intro: 'Indiquez l’adresse de votre inscription : vous recevrez un nouveau lien pour la confirmer.',
    },
    newPassword: {
      title: 'Nouveau mot de passe',
      intro: 'Il remplacera l’ancien et fermera vos sessions sur tous vos appareils.',
    },
    newEmail: {
      title: 'Nouvelle adresse e-mail',
      intro: 'Un dernier geste, et cette adresse est celle de votre compte.',
    },
    confirm: {
      title: 'Confirmer votre adresse',
      intro: 'Une dernière étape, pour que personne d’autre n’ouvre un compte avec votre adresse.',
    },
    unlock: {
      title: 'Débloquer les codes',
      intro: 'Trop de codes faux ont été essayés sur votre compte : plus aucun n’est accepté.',
    },
    recovery: {
      title: 'Codes perdus',
      intro: 'Demandez le retrait de la vérification en deux étapes, si vous ne pouvez plus la passer.',
    },
    sent: { title: 'Consultez votre messagerie', intro: 'La suite se passe dans l’e-mail que nous envoyons.' },
  },
  backToSignIn: 'Retour à la connexion',
  signIn: { tab: 'Se connecter', send: 'Se connecter', sending: 'Connexion...' },
  signUp: { tab: 'Créer un compte', send: 'Créer mon compte', sending: 'Création...' },
  forgot: {
    link: 'Mot de passe oublié ?',
    send: 'Recevoir un lien',
    another: 'Recevoir un nouveau lien',
    emailWanted: 'Veuillez saisir votre adresse email',
  },
  resend: {
    link: 'Recevoir un nouveau lien de confirmation',
    send: 'Recevoir un lien',
    again: 'Renvoyer l’e-mail de confirmation',
    done: 'L’e-mail de confirmation est reparti.',
  },
  story: {
    title: 'Votre récit vous attend',
    text: 'Un compte, et il sera là, prêt à publier. Jusque-là, personne ne le voit.',
  },
  lost: { title: 'Session terminée' },
  unconfirmed: { title: 'Adresse à confirmer' },
  linkOver: 'Ce lien a expiré',
  confirm: {
    password: 'Mot de passe choisi à l’inscription',
    send: 'Confirmer et entrer',
    sending: 'Confirmation...',
    wrong: 'Ce n’est pas le mot de passe de la dernière inscription avec cette adresse.',
    address: 'Adresse à confirmer : {{email}}',
    here: 'L’inscription a été faite dans ce navigateur, sous le pseudonyme « {{username}} ». Un appui confirme votre adresse et vous connecte.',
    notMe: 'Ce n’est pas moi',
    anew: 'Je ne l’ai pas choisi, ou je l’ai oublié',
    anewText:
      'Cette adresse est bien la vôtre : choisissez un pseudonyme et un mot de passe, ils remplaceront ceux de l’inscription.',
    overTitle: 'Ce lien ne fonctionne plus',
    over: 'Si vous avez déjà confirmé votre adresse, connectez-vous. Sinon, recommencez l’inscription : celles qui ne sont pas confirmées sous 24 heures sont oubliées.',
  },
  newEmail: {
    send: 'Utiliser cette adresse',
    password: 'Mot de passe de votre compte Vécu',
    whose:
      'Ce compte n’est pas ouvert dans ce navigateur : saisissez son mot de passe pour montrer qu’il est bien le vôtre.',
    wrong:
      'Ce n’est pas le mot de passe du compte qui a demandé cette adresse. Si vous n’avez rien demandé, fermez cette page : rien ne changera.',
    doneTitle: 'Adresse changée',
    done: 'Votre compte utilise désormais {{email}}. Vos autres appareils sont déconnectés.',
    on: 'Continuer',
    over: 'Il fonctionne une fois, pendant 24 heures. Demandez-en un autre depuis vos paramètres.',
  },
  unlock: {
    send: 'Débloquer les codes',
    doneTitle: 'Codes débloqués',
    done: 'Reconnectez-vous avec un code de votre application. Si les essais n’étaient pas les vôtres, changez d’abord de mot de passe.',
    on: 'Se connecter',
    over: 'Il fonctionne une fois, pendant 24 heures. Connectez-vous : s’il le faut encore, un nouveau lien partira.',
  },
  refusals: {
    wrongCredentials: 'Adresse e-mail ou mot de passe incorrect.',
    unconfirmed:
      'Ouvrez le lien reçu par e-mail pour confirmer votre adresse, puis connectez-vous. Pensez à regarder dans les courriers indésirables.',
    linkOver: 'Ce lien a expiré ou a déjà servi. Votre mot de passe n’a pas changé.',
    cookieRefused: 'Votre navigateur n’a pas gardé la session. Autorisez les cookies de ce site, puis réessayez.',
  },
} as const
