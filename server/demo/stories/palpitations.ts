import type { Story } from '#server/demo/story.ts'

export const palpitations: readonly Story[] = [
  {
    author: 4,
    title: 'Le cœur qui fait des ratés le soir',
    description:
      'Quand je m’allonge, je sens un battement manqué puis un gros coup dans la poitrine, plusieurs fois par minute. J’ai trente ans, je ne fume pas, mais je bois cinq cafés par jour. L’électrocardiogramme chez le médecin était normal. J’attends un enregistrement de vingt-quatre heures.',
    tags: ['Palpitations', 'Anxiété', 'café'],
    intensity: 6,
    duration: '2 semaines',
    startDaysAgo: 70,
    createdDaysAgo: 56,
    resolution: {
      treatment: 'Moins de café, plus de sommeil, et un holter rassurant',
      notes:
        'L’enregistrement a montré des extrasystoles sans gravité, et le fait de le savoir a déjà tout changé. Un seul café le matin. Quand ça revient, je respire lentement et je ne guette plus.',
      daysAgo: 18,
    },
  },
  {
    author: 12,
    title: 'Cœur qui s’emballe sans raison',
    description:
      'Assise en cours, sans rien faire, mon cœur s’emballe d’un coup à 130 d’après ma montre. J’ai chaud, je tremble un peu et je pense au pire. Ça retombe au bout de dix minutes. Mon médecin a prescrit une prise de sang et un holter, je raconte pour ne pas rester seule avec ça.',
    tags: ['Palpitations', 'Anxiété', 'Essoufflement'],
    intensity: 7,
    duration: '4 semaines',
    startDaysAgo: 67,
    createdDaysAgo: 40,
  },
  {
    author: 9,
    title: 'Palpitations dès que je me lève',
    description:
      'Couchée, mon pouls est à 65. Debout, il grimpe à 120 et j’ai la tête qui tourne. Ça a commencé après mon covid, et la douche du matin est devenue une épreuve. On m’a parlé d’un test d’inclinaison, quelqu’un l’a-t-il passé ?',
    tags: ['Palpitations', 'Fatigue', 'Vertiges'],
    intensity: 7,
    duration: 'un mois',
    startDaysAgo: 109,
    createdDaysAgo: 75,
  },
  {
    author: 22,
    title: 'Palpitations nocturnes vers la cinquantaine',
    description:
      'Je me réveille vers quatre heures, le cœur bat fort jusque dans les oreilles, avec une bouffée de chaleur. Je me lève, je marche un peu et ça se calme. Le cardiologue n’a rien trouvé et ma gynécologue pense à la préménopause. J’aimerais dormir une nuit entière, tout simplement.',
    tags: ['Palpitations', 'Insomnie', 'ménopause'],
    intensity: 6,
    duration: '3 semaines',
    startDaysAgo: 106,
    createdDaysAgo: 83,
    resolution: {
      treatment: 'Suivi avec la gynécologue et exercices de respiration',
      notes:
        'Nous avons parlé des options et choisi ensemble. La respiration lente, cinq minutes le soir, m’a plus aidée que je ne le croyais. Les nuits sont redevenues correctes en deux mois.',
      daysAgo: 45,
    },
  },
  {
    author: 28,
    title: 'Battements irréguliers pendant la marche',
    description:
      'À la montée, dans les vignes au-dessus du lac, je sens des battements irréguliers pendant une minute ou deux. Rien au repos. Le médecin m’a fait passer un test d’effort, sans anomalie, mais je ne marche plus l’esprit tranquille. Je cherche des gens à qui c’est arrivé à cinquante ans passés.',
    tags: ['Palpitations', 'Essoufflement'],
    intensity: 5,
    duration: '2 semaines',
    startDaysAgo: 48,
    createdDaysAgo: 32,
    travels: [{ destination: 'Italie', startDaysAgo: 60, endDaysAgo: 54 }],
  },
  {
    author: 27,
    title: 'Cœur qui bat vite au moment de m’endormir',
    description:
      'Juste au moment de m’endormir, le cœur s’accélère et me réveille en sursaut. J’ai arrêté le thé l’après-midi et les écrans au lit. Ma thyroïde est surveillée, les dernières valeurs étaient limites. Est-ce que quelqu’un a fait le lien entre les deux ?',
    tags: ['Palpitations', 'Anxiété', 'Insomnie'],
    intensity: 6,
    duration: 'un mois',
    startDaysAgo: 45,
    createdDaysAgo: 11,
  },
  {
    author: 13,
    title: 'Palpitations et poitrine serrée au travail',
    description:
      'Vers seize heures, en plein rush, la poitrine se serre et le cœur fait des ratés. La première fois j’ai appelé le 15, ils ont bien fait de me faire venir : tout était normal. Depuis je vis avec la peur que ça recommence. On m’a conseillé de consulter pour l’anxiété et j’hésite encore.',
    tags: ['Palpitations', 'Douleur thoracique', 'Anxiété'],
    intensity: 6,
    duration: '4 semaines',
    startDaysAgo: 86,
    createdDaysAgo: 59,
  },
  {
    author: 0,
    title: 'Palpitations et fatigue, peut-être le fer',
    description:
      'J’ai le cœur qui bat fort en montant un étage et je suis pâle d’après tout le monde. Mes règles sont très abondantes depuis la pose du stérilet en cuivre. Le médecin soupçonne une anémie, les résultats arrivent jeudi. Qui s’est senti mieux une fois le fer remonté ?',
    tags: ['Palpitations', 'Fatigue', 'fer'],
    intensity: 5,
    duration: '3 semaines',
    startDaysAgo: 149,
    createdDaysAgo: 127,
    resolution: {
      treatment: 'Correction du manque de fer avec le médecin, et changement de contraception',
      notes:
        'La prise de sang était claire. En six semaines je montais mes étages sans y penser. Il a fallu traiter la cause aussi, pas seulement le manque.',
      daysAgo: 82,
    },
  },
  {
    author: 35,
    title: 'My heart skips a beat, then thumps',
    description:
      'Lying in bed at night, I feel my heart skip a beat and then land with a thump, again and again, until I sit up and put the light on. The ECG was normal and I am waiting to wear a monitor for a day. Magnesium, which everybody recommends, has changed nothing. The more I listen for it, the more anxious I get.',
    tags: ['Palpitations', 'Anxiété'],
    intensity: 5,
    duration: '3 weeks',
    startDaysAgo: 142,
    createdDaysAgo: 121,
  },
]
