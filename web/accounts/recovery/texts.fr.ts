export const fr = {
  preview: {
    removed: 'Retiré avec l’ancien mot de passe',
    removedMore:
      'Jamais utilisé depuis un de vos navigateurs : quelqu’un qui connaissait votre mot de passe a pu l’ajouter. Si c’était vous, vous pourrez l’ajouter de nouveau.',
    kept: 'Reste en place',
    keptMore:
      'Déjà utilisé depuis un de vos navigateurs. Après la connexion, vous pourrez retirer dans vos paramètres ce que vous ne reconnaissez pas.',
    kinds: {
      secondFactor: 'Vérification en deux étapes',
      passkey: 'Clé d’accès « {{name}} »',
      identity: 'Compte {{name}} lié',
    },
    since: {
      secondFactor: 'Activée le {{day}}',
      passkey: 'Ajoutée le {{day}}',
      identity: 'Lié le {{day}}',
    },
    waited: 'comme vous l’avez demandé',
    waitingTitle: 'Vous attendez le retrait de la vérification en deux étapes',
    waiting:
      'Il sera possible à partir du {{moment}}. Changer de mot de passe avant annule cette demande : si c’est bien vous qui l’avez faite, fermez cette page et revenez après.',
  },
  lost: {
    offer: 'Je n’ai plus accès à mes codes',
    title: 'Ni application, ni code de secours ?',
    text: 'Une clé d’accès ouvre encore votre compte, si vous en avez une. Sinon, nous pouvons vous aider par e-mail, à l’adresse de votre compte.',
    send: 'Demander de l’aide',
    sending: 'Un instant...',
    choose: 'Choisir un nouveau mot de passe',
    told: {
      mailed: {
        title: 'Consultez votre messagerie',
        text: 'Un e-mail part vers l’adresse de votre compte. Son lien demande le retrait de la vérification en deux étapes, possible 72 heures plus tard : le temps de prévenir, si quelqu’un d’autre l’avait demandé.',
      },
      waiting: {
        title: 'Votre demande est en cours',
        text: 'Vous pourrez retirer la vérification en deux étapes à partir du {{moment}}. Un e-mail vous préviendra.',
      },
      due: {
        title: 'Les 72 heures sont passées',
        text: 'Choisissez un nouveau mot de passe par e-mail : la vérification en deux étapes sera retirée avec l’ancien.',
      },
      reset: {
        title: 'Choisissez un nouveau mot de passe',
        text: 'Cette vérification n’a jamais servi dans un de vos navigateurs : quelqu’un d’autre a pu l’activer. Un nouveau mot de passe choisi par e-mail la retire aussitôt.',
      },
    },
  },
  link: {
    send: 'Demander le retrait',
    before:
      'Dans 72 heures, vous pourrez choisir un nouveau mot de passe par e-mail, et la vérification sera retirée. D’ici là, se connecter avec un code ou une clé d’accès annule la demande.',
    doneTitle: 'Demande enregistrée',
    done: 'Le retrait sera possible à partir du {{moment}}. Un e-mail vous préviendra : vous choisirez alors un nouveau mot de passe.',
    on: 'Retour à la connexion',
    over: 'Il fonctionne une fois, pendant 24 heures. Connectez-vous : l’écran qui demande le code permet d’en recevoir un autre.',
  },
  banner: {
    label: 'Retrait de la vérification en deux étapes',
    text: 'Quelqu’un a demandé à retirer votre vérification en deux étapes. Possible à partir du {{moment}}.',
    cancel: 'Annuler cette demande',
    cancelling: 'Un instant...',
    cancelled: 'La vérification en deux étapes reste en place',
    cancelledMore:
      'Si la demande n’était pas la vôtre, changez le mot de passe de votre messagerie, puis celui de Vécu.',
  },
} as const
