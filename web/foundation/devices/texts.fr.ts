export const fr = {
  microphone: 'Micro',
  camera: 'Caméra',
  unnamedMicrophone: 'Micro {{number}}',
  unnamedCamera: 'Caméra {{number}}',
  asking: 'Votre navigateur va vous demander l’accès au micro.',
  picture: 'Votre image, comme on vous verra',
  pictureOff: 'Caméra coupée',
  showCamera: 'Allumer la caméra',
  hideCamera: 'Couper la caméra',
  refused: {
    microphone: {
      denied:
        'Votre navigateur refuse l’accès au micro. Autorisez-le dans les réglages de ce site, à côté de l’adresse de la page, puis réessayez.',
      absent: 'Aucun micro n’a été trouvé. Branchez-en un, puis réessayez.',
      taken: 'Le micro est déjà pris par un autre programme. Fermez-le, puis réessayez.',
      unable: 'Le micro n’a pas pu être ouvert. Réessayez dans un instant.',
    },
    camera: {
      denied:
        'Votre navigateur refuse l’accès à la caméra. Autorisez-la dans les réglages de ce site, à côté de l’adresse de la page, puis réessayez.',
      absent: 'Aucune caméra n’a été trouvée. Branchez-en une, puis réessayez.',
      taken: 'La caméra est déjà prise par un autre programme. Fermez-le, puis réessayez.',
      unable: 'La caméra n’a pas pu être ouverte. Réessayez dans un instant.',
    },
    screen: {
      denied: 'L’écran n’est pas partagé.',
      absent: 'Ce navigateur ne sait pas partager l’écran.',
      taken: 'L’écran n’a pas pu être partagé.',
      unable: 'L’écran n’a pas pu être partagé.',
    },
  },
} as const
