export const fr = {
  backToSignIn: 'Retour à la connexion',
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
    username: 'Nom d’utilisateur',
    usernameHelp: 'C’est le nom que les autres verront. Un pseudonyme protège votre identité.',
  },
  password: {
    length: '{{min}} caractères ou plus',
    uncommon: 'Pas un mot de passe courant',
    impersonal: 'Ni votre adresse e-mail, ni votre nom d’utilisateur',
  },
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
  mail: { sending: 'Envoi...' },
  newPassword: {
    send: 'Changer le mot de passe',
    sending: 'Changement...',
    doneTitle: 'Mot de passe changé',
    done: 'Connectez-vous avec le nouveau. Vos autres sessions sont fermées.',
  },
  lost: { title: 'Session terminée' },
  unconfirmed: { title: 'Adresse à confirmer' },
  sent: {
    signUp: {
      title: 'Compte créé avec succès !',
      text: 'Un e-mail de confirmation part vers {{email}}. Ouvrez le lien qu’il contient dans les 24 heures, puis connectez-vous.',
    },
    forgot: {
      title: 'Email envoyé !',
      text: 'Si un compte existe avec l’adresse {{email}}, un lien pour choisir un nouveau mot de passe y arrive. Il fonctionne une fois, pendant 30 minutes.',
    },
    resend: {
      title: 'Email envoyé !',
      text: 'Si une inscription attend sa confirmation avec l’adresse {{email}}, un nouveau lien y arrive.',
    },
    spam: 'Rien dans quelques minutes ? Regardez dans les courriers indésirables (spam), et vérifiez l’adresse.',
  },
  consents: {
    required: 'Nécessaire pour ouvrir un compte',
    optional: 'Facultatif',
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
  },
  block: {
    title: 'Bloquer {{name}} ?',
    youSee: 'Vous ne verrez plus rien de cette personne, ni ses publications ni ses commentaires.',
    theySee: '{{name}} ne verra plus rien de vous, et ne pourra plus vous répondre ni vous écrire.',
    untold: 'Vécu n’en dit rien à {{name}}.',
    undo: 'Vous pourrez revenir sur ce choix.',
    confirm: 'Bloquer',
    pending: 'Blocage...',
    done: 'Vous avez bloqué {{name}}',
    doneText: 'Vous ne vous voyez plus, nulle part.',
    lifted: 'Vous ne bloquez plus {{name}}',
  },
} as const
