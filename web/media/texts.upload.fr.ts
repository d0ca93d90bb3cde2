export const fr = {
  field: {
    label: 'Photos ou vidéos',
    choose: 'Photo ou vidéo',
    takePhoto: 'Prendre une photo',
    film: 'Filmer',
    drop: 'ou déposez-les ici, ou collez une image',
    dropNow: 'Déposez vos fichiers ici',
    inShort: '{{max}} fichiers au plus, vus des seuls membres.',
    rules: 'Formats et tailles',
    hint: '{{max}} fichiers au plus : images JPEG, PNG, GIF ou WebP jusqu’à {{image}} Mo, vidéos MP4, WebM ou MOV jusqu’à {{video}} Mo. D’un GIF, seule la première image est gardée.',
    privacy: 'Seuls les membres les voient ; le lieu et les autres données cachées en sont effacés.',
    signedOut: 'Vous pourrez les ajouter après la connexion. Votre texte vous attendra.',
    signIn: 'Se connecter',
    signUp: 'Créer un compte',
  },
  files: 'Fichiers choisis',
  state: {
    waiting: 'En attente',
    sending: 'Envoi : {{percent}} %',
    paused: 'Connexion perdue à {{percent}} %. L’envoi reprendra tout seul.',
    preparing: 'Envoyé, vérification en cours',
    ready: 'Ajouté',
    readyForSome:
      'Ajouté, mais certains membres ne pourront pas lire cette vidéo : son format, H.265 le plus souvent, est trop récent pour leur appareil. Ils en verront une image. Pour que tous la voient, sur un iPhone : Réglages, Appareil photo, Formats, « Le plus compatible », puis filmez de nouveau.',
    readyUnseen:
      'Ajouté, mais certains membres ne verront pas cette vidéo : son format, H.265 le plus souvent, est trop récent pour leur appareil. Pour que tous la voient, sur un iPhone : Réglages, Appareil photo, Formats, « Le plus compatible », puis filmez de nouveau.',
    failed: 'Non envoyé. {{reason}}',
  },
  cancel: 'Annuler l’envoi de {{name}}',
  remove: 'Retirer {{name}}',
  retry: 'Réessayer',
  retryOf: 'Réessayer l’envoi de {{name}}',
  spoken: {
    paused: '{{name}} : connexion perdue, l’envoi reprendra tout seul.',
    forSome: '{{name}} : {{words}}',
    removed: '{{name}} : retiré.',
  },
  progressOf: 'Envoi de {{name}}',
  uploaded: {
    title: 'Médias ajoutés',
    text_one: '{{count}} fichier(s) ajouté(s) avec succès',
    text_many: '{{count}} fichier(s) ajouté(s) avec succès',
    text_other: '{{count}} fichier(s) ajouté(s) avec succès',
  },
  notUploaded: 'Impossible d’uploader les photos',
  invalid: {
    title: 'Fichiers invalides',
    file: 'Fichier {{place}} : {{reason}}',
    tooMany: 'Trop de fichiers',
    full: 'Cette publication a déjà ses {{max}} fichiers. Retirez-en un pour en ajouter un autre.',
    tooManyText_one:
      '{{max}} fichiers au plus par publication : il reste {{count}} place, vous en avez choisi {{chosen}}. Aucun n’a été ajouté.',
    tooManyText_many:
      '{{max}} fichiers au plus par publication : il reste {{count}} places, vous en avez choisi {{chosen}}. Aucun n’a été ajouté.',
    tooManyText_other:
      '{{max}} fichiers au plus par publication : il reste {{count}} places, vous en avez choisi {{chosen}}. Aucun n’a été ajouté.',
    close: 'Masquer ces messages',
  },
  faults: {
    tooLarge: 'Fichier trop volumineux. Maximum {{n}}MB autorisé',
    wrongType:
      'Format de fichier non autorisé. Ce fichier n’a pas pu être lu comme une photo JPEG, PNG, GIF ou WebP entière, de 40 millions de pixels au plus, ni comme une vidéo MP4, WebM ou MOV.',
    heic: 'Cette photo est au format HEIC, que beaucoup d’appareils ne savent pas lire. Sur un iPhone, choisissez-la dans « Photos » plutôt que dans « Fichiers » : elle part alors en JPEG. Pour les suivantes : Réglages, Appareil photo, Formats, « Le plus compatible ». Une capture d’écran de la photo convient aussi.',
    wrongExtension: 'Extension de fichier non autorisée. Renommez le fichier, par exemple « photo.jpg ».',
    tooMany: 'Trop de fichiers',
  },
  pictureFaults: {
    wrongType:
      'Format de fichier non autorisé. Ce fichier n’a pas pu être lu comme une photo JPEG, PNG, GIF ou WebP entière, de 40 millions de pixels au plus.',
    tooMany: 'Trop de fichiers envoyés sans être utilisés. Réessayez demain.',
  },
  publishing: {
    waiting: 'Envoi des fichiers...',
    waitingText: 'La publication partira dès que vos fichiers seront prêts. Gardez cette page ouverte.',
    leftovers: 'Un fichier n’a pas pu être ajouté. Réessayez ou retirez-le, puis publiez.',
  },
} as const
