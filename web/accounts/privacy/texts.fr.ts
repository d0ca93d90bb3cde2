export const fr = {
  data: {
    title: 'Vos données',
    intro:
      'Recevez une copie de tout ce que vous avez confié à Vécu : vos publications, vos commentaires, vos journaux, vos photos et vidéos, vos réglages.',
    ask: 'Préparer une copie',
    askAgain: 'Préparer une nouvelle copie',
    asking: 'Un instant...',
    making: 'Votre copie se prépare',
    makingMore: 'Vous pouvez quitter cette page : un e-mail vous préviendra dès qu’elle sera prête.',
    ready: 'Copie du {{when}}',
    readyMore: '{{size}}, à télécharger jusqu’au {{until}}',
    download: 'Télécharger',
    downloadOf: 'Télécharger la copie du {{when}}',
    failed: 'Votre copie n’a pas pu être préparée',
    failedMore: 'Vos données sont intactes, et cet essai ne compte pas.',
    again: 'Recommencer',
    keep: 'Elle parle de votre santé : gardez-la en lieu sûr, surtout sur un appareil partagé.',
  },
  erasure: {
    title: 'Supprimer mon compte',
    intro:
      'Votre compte est supprimé sept jours après votre demande. D’ici là rien ne change, et vous pouvez changer d’avis.',
    goes: 'Ce qui disparaît, pour toujours',
    goesList: {
      posts:
        'Vos publications, avec leurs photos, leurs vidéos, les commentaires qu’elles ont reçus et leurs cas proches',
      words: 'Vos commentaires, vos messages privés et vos « J’aime »',
      private:
        'Vos journaux, vos déclarations d’effets secondaires, vos notifications, vos réglages, vos copies de données',
      account: 'Votre pseudonyme, votre adresse e-mail, votre mot de passe et vos appareils connectés',
    },
    stays: 'Ce qui reste',
    staysList: {
      place:
        'Là où quelqu’un vous a répondu, la place de votre commentaire, et dans vos conversations celle de vos messages : « Commentaire supprimé », « Message supprimé », sans vos mots ni votre nom',
      unnamed:
        'Vos questions posées sans nom pendant une conférence, que plus rien ne relie à vous : disparaître avec le reste montrerait qu’elles étaient de vous. Leur texte s’efface {{months}} mois après la conférence, comme celui de toutes les autres. Vous pouvez les retirer avant',
      others:
        'Ce que les autres ont écrit ; et, tant qu’un signalement est à l’étude, la copie de ce qui a été signalé, sans votre nom',
    },
    copyFirst: 'Pensez à préparer d’abord une copie de vos données si vous voulez en garder une trace.',
    password: 'Mot de passe actuel',
    send: 'Supprimer mon compte',
    sending: 'Un instant...',
    asked: 'Votre compte sera supprimé le {{day}}',
    askedMore: 'Un e-mail vous le confirme. Jusque-là, vos publications restent visibles et votre compte fonctionne.',
    cancel: 'Annuler la suppression',
    cancelling: 'Un instant...',
    kept: 'Votre compte est conservé',
    keptMore: 'La suppression est annulée. Rien n’a été effacé.',
    tooLate: 'La suppression a commencé',
    tooLateMore: 'Ce compte ne peut plus être conservé.',
    banner: 'Suppression de votre compte',
  },
} as const
