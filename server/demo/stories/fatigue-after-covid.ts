import type { Story } from '#server/demo/story.ts'

export const fatigueAfterCovid: readonly Story[] = [
  {
    author: 9,
    title: 'Épuisée depuis le covid, impossible de reprendre',
    description:
      'J’ai eu un covid banal, trois jours de fièvre, et depuis je suis vidée. Dix minutes de marche et je le paie le lendemain, au lit, avec le brouillard dans la tête. J’ai repris le travail puis j’ai dû m’arrêter. Le plus dur, c’est que ça ne se voit pas et que mon entourage pense que je me laisse aller.',
    tags: ['Fatigue', 'Brouillard mental', 'Malaise après effort', 'Covid long'],
    intensity: 8,
    duration: 'un mois',
    startDaysAgo: 140,
    createdDaysAgo: 112,
  },
  {
    author: 3,
    title: 'Fatigue après covid : deux pas en avant, trois en arrière',
    description:
      'Chaque fois que je me sens mieux j’en fais trop, et deux jours plus tard je ne tiens plus debout. Je travaille de nuit à l’hôpital, autant dire que je ne suis pas aidée. J’ai des courbatures, un sommeil haché et l’impression de penser au ralenti. J’ai commencé un carnet pour comprendre ce qui me fait rechuter.',
    tags: ['Fatigue', 'Malaise après effort', 'Insomnie', 'Covid long'],
    intensity: 7,
    duration: 'plus d’un mois',
    startDaysAgo: 136,
    createdDaysAgo: 100,
    resolution: {
      treatment: 'Apprendre à doser l’effort, avec une équipe de réadaptation',
      notes:
        'On appelle ça le pacing : s’arrêter avant d’être fatiguée, pas après. Le carnet m’a montré que c’étaient les journées trop remplies, plus que le sport. Je suis passée en poste de jour. Je ne suis pas à cent pour cent, mais je vis normalement.',
      daysAgo: 33,
    },
  },
  {
    author: 19,
    title: 'Brouillard mental : je cherche mes mots en réunion',
    description:
      'Depuis mon covid, je cherche mes mots, je relis trois fois le même mail et à seize heures je suis lessivé. Le goût du café n’est pas revenu, ce qui est un comble vu mon pseudo. Le médecin a vérifié le cœur, les poumons et le sang, rien d’anormal. Je tiens avec une sieste de vingt minutes le midi.',
    tags: ['Fatigue', 'Brouillard mental', 'Perte de goût', 'Covid long'],
    intensity: 6,
    duration: 'presque 2 mois',
    startDaysAgo: 133,
    createdDaysAgo: 84,
    travels: [{ destination: 'Portugal', startDaysAgo: 150, endDaysAgo: 141 }],
  },
  {
    author: 22,
    title: 'Toujours essoufflée et fatiguée un mois après',
    description:
      'Je monte mes deux étages et je dois m’asseoir, le cœur s’emballe et je n’ai plus de souffle. J’enseigne, parler debout cinq heures par jour est devenu une épreuve. Mon médecin parle de covid long et m’a adressée à un centre, mais il y a trois mois d’attente. Comment avez-vous aménagé votre travail ?',
    tags: ['Fatigue', 'Essoufflement', 'Palpitations', 'Covid long'],
    intensity: 7,
    duration: 'un mois',
    startDaysAgo: 97,
    createdDaysAgo: 64,
    travels: [{ destination: 'Portugal', startDaysAgo: 145, endDaysAgo: 139 }],
  },
  {
    author: 29,
    title: 'Fatigue après covid, je m’écroule après chaque effort',
    description:
      'Je pensais que c’était le manque de soleil, mais non. Si je porte les courses jusqu’au troisième, je suis au lit le lendemain avec mal à la tête et des courbatures partout. Ma gestionnaire est compréhensive, je travaille de la maison à mi-temps. Je cherche surtout à savoir si ça finit par s’améliorer.',
    tags: ['Fatigue', 'Malaise après effort', 'Maux de tête', 'Covid long'],
    intensity: 7,
    duration: '2 semaines',
    startDaysAgo: 152,
    createdDaysAgo: 136,
  },
  {
    author: 30,
    title: 'Cinq mois de fatigue après covid à 49 ans',
    description:
      'J’étais coureur, je faisais mes dix kilomètres deux fois par semaine. Aujourd’hui marcher jusqu’à l’épicerie me demande une pause et les jambes me brûlent toute la soirée. Les tests sont normaux, ce qui est une bonne nouvelle et une frustration en même temps. Je lis ici les histoires d’efforts dosés et je vais essayer.',
    tags: ['Fatigue', 'Douleurs musculaires', 'Covid long'],
    intensity: 6,
    duration: 'presque 5 mois',
    startDaysAgo: 150,
    createdDaysAgo: 3,
  },
  {
    author: 36,
    title: 'Wiped out for days after the smallest effort since Covid',
    description:
      'I caught Covid a few months ago and never quite came back from it. A short walk or a long phone call and I am in bed for two days, with a foggy head and aching legs. My blood tests and chest X-ray are fine. I would love to hear from anyone who found a way to pace themselves with a full-time job and a toddler.',
    tags: ['Fatigue', 'Brouillard mental', 'Malaise après effort', 'long Covid'],
    intensity: 7,
    duration: 'about a month',
    startDaysAgo: 125,
    createdDaysAgo: 93,
  },
  {
    author: 8,
    title: 'Fatigue et petite toux qui traînent depuis le covid',
    description:
      'Un mois que je traîne cette fatigue et une toux sèche, surtout le soir. Je suis couvreur, alors monter à l’échelle avec le souffle court, c’est non, mon patron m’a mis au dépôt. La radio des poumons est propre. Je dors dix heures et je me lève crevé.',
    tags: ['Fatigue', 'Essoufflement', 'Toux', 'Covid long'],
    intensity: 6,
    duration: '4 semaines',
    startDaysAgo: 145,
    createdDaysAgo: 118,
    resolution: {
      treatment: 'Reprise progressive avec un kiné respiratoire',
      notes:
        'Douze séances prescrites par le médecin. On a travaillé le souffle avant l’effort. La toux est partie la première, la fatigue a mis deux mois de plus. Ne pas se presser, c’est tout ce que je peux dire.',
      daysAgo: 58,
    },
  },
]
