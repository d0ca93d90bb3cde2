export const fr = {
  film: {
    codec: 'Votre appareil ne sait pas lire le format de cette vidéo. En voici une image.',
    codecUnseen: 'Votre appareil ne sait pas lire le format de cette vidéo.',
    download: 'Télécharger la vidéo',
    network: 'La vidéo n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez.',
    retry: 'Réessayer',
  },
} as const
