/** Entries begin `beganDaysAgo`; a dash is a day that was not written. */
export type DemoJournal = {
  author: number
  title: string
  beganDaysAgo: number
  /** One figure a day, `x` for ten. */
  intensities: string
  notes: Readonly<Record<number, string>>
  pace?: { pace: 'daily' | 'weekly'; remindAt: number }
}

export const JOURNALS: readonly DemoJournal[] = [
  {
    author: 0,
    title: 'Migraines avec aura : des zigzags puis le noir',
    beganDaysAgo: 62,
    intensities: '2168310027942--013863100247310--2057410001362001053100-0241201',
    notes: {
      2: 'Zigzags pendant vingt minutes, puis la douleur à droite. Chambre noire tout l’après-midi.',
      3: 'Réveil avec le crâne lourd. Le bruit de la cuisine est de trop.',
      10: 'La pire depuis longtemps. Nausées, impossible de regarder un écran.',
      11: 'Elle s’éloigne en fin de journée.',
      18: 'Nuit trop courte la veille, et l’orage dans l’air.',
      25: 'Prise à temps, dès les premiers scintillements : elle est montée moins haut.',
      34: 'Réunion sous les néons. Lunettes teintées la prochaine fois.',
      44: 'Aura sans douleur cette fois. J’ai pu marcher un peu.',
      52: 'Début de zigzags, puis plus rien après une heure au calme.',
      61: 'Bonne journée. Trois semaines sans grosse crise.',
    },
    pace: { pace: 'daily', remindAt: 20 * 60 + 30 },
  },
  {
    author: 0,
    title: 'Nuits difficiles',
    beganDaysAgo: 20,
    intensities: '564-5534-43334-232233',
    notes: {
      0: 'Endormie vers deux heures.',
      9: 'Sans écran après 21 h : endormie plus vite.',
      17: 'Réveillée une seule fois.',
    },
  },
  {
    author: 1,
    title: 'Genoux qui grincent et font mal à la descente',
    beganDaysAgo: 48,
    intensities: '6675-586-4755--4643554-33453-3-44233--3232-41222',
    notes: {
      1: 'Descente du marché à pied, bâtons oubliés. Genou droit chaud le soir.',
      5: 'Deux étages sans ascenseur : il a fallu s’asseoir.',
      15: 'Premier jour des exercices de la kiné.',
      22: 'Vélo d’appartement vingt minutes, sans gêne ensuite.',
      30: 'Pluie et froid, raideur au lever.',
      39: 'Balade à plat avec le chien, presque rien.',
      45: 'Escalier descendu marche après marche, sans se tenir.',
    },
    pace: { pace: 'weekly', remindAt: 18 * 60 },
  },
]
