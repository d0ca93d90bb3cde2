export const fr = {
  menu: {
    report: 'Signaler',
    block: 'Bloquer {{name}}',
    remove: 'Supprimer',
  },
  removal: {
    title: 'Supprimer ce post ?',
    text: '« {{title}} » disparaîtra pour tout le monde, avec tout ce qui s’y rattache : médias, mentions J’aime, commentaires, cas proches. C’est définitif.',
    confirm: 'Supprimer',
    pending: 'Suppression...',
    done: 'Post supprimé',
    doneText: 'Votre symptôme/post a été supprimé avec succès',
    failed: 'Impossible de supprimer le post. {{reason}}',
  },
  share: {
    title: 'Partager ce récit',
    link: 'Lien',
    byHand: 'Votre navigateur n’a pas permis de le copier : copiez-le d’ici. Seuls les membres pourront lire ce récit.',
  },
} as const
