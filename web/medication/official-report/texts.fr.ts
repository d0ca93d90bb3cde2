export const fr = {
  title: 'Déclarer officiellement',
  intro: 'Votre déclaration, dans l’ordre des questions du portail de signalement des autorités de santé.',
  back: 'Retour à la déclaration',
  failed: 'La déclaration n’a pas pu être lue',
  notSent: {
    title: 'Vécu ne transmet rien',
    text: 'Cette page vous aide à remplir le formulaire officiel. C’est vous qui l’envoyez, depuis le portail.',
  },
  portal: {
    title: 'Sur le portail officiel',
    steps: {
      open: 'Ouvrez le portail et choisissez de signaler l’effet indésirable d’un médicament.',
      copy: 'Recopiez vos réponses une à une avec les boutons « Copier » ci-dessous.',
      send: 'Relisez, complétez vos coordonnées et envoyez le formulaire sur le portail.',
    },
    open: 'Ouvrir le portail de signalement',
    elsewhere: 'signalement.social-sante.gouv.fr s’ouvre dans un nouvel onglet, hors de Vécu.',
  },
  keep: {
    title: 'Garder ou apporter ce document',
    intro: 'Pour vos papiers, votre médecin ou votre pharmacien. Votre pseudonyme n’y figure pas.',
    language: 'Langue du document',
    languages: {
      fr: 'Français',
      en: 'Anglais',
    },
    print: 'Imprimer',
    pdf: 'Télécharger le PDF',
    preparing: 'Préparation…',
    ready: 'Document prêt',
    readyText: 'Le fichier est dans vos téléchargements. Rien n’a été transmis.',
    notReady: 'Le document n’a pas pu être préparé',
    e2b: 'Exporter (E2B R3, XML)',
    e2bHint:
      'Un fichier pour les professionnels de la pharmacovigilance, au format ICH E2B(R3). Il n’a pas été validé avec les schémas de ce format, et les termes MedDRA y sont en toutes lettres, sans code.',
  },
  sheet: {
    label: 'Le document',
    copy: 'Copier',
    copyField: 'Copier « {{field}} »',
    copied: 'Copié',
    copiedField: 'Copié : {{field}}',
    notCopied: 'Votre navigateur n’a pas permis la copie',
    notCopiedText: 'Sélectionnez le texte pour le copier.',
  },
} as const
