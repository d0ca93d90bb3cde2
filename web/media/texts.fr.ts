export const fr = {
  grid: {
    sent: 'Photo du message',
    photo: 'Photo {{place}} sur {{total}} de la publication « {{label}} »',
    video: 'Vidéo {{place}} sur {{total}} de la publication « {{label}} »',
    open: 'Agrandir : {{what}}',
    play: 'Regarder : {{what}}',
    playLasting: 'Regarder : {{what}}, {{length}}',
    more_one: '+{{count}} autre média',
    more_many: '+{{count}} autres médias',
    more_other: '+{{count}} autres médias',
  },
  viewer: {
    name: 'Médias de la publication « {{label}} »',
    counter: '{{place}} sur {{total}}',
    previous: 'Média précédent',
    next: 'Média suivant',
    failed: 'La visionneuse n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez.',
  },
} as const
