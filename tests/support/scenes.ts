import type { Api } from './world.ts'

type Symptom = Parameters<Api['posts']['publishSymptom']>[0]

/** A symptom as someone in Nantes tells it; two of these are a match of 100. */
export const vertigo = (given: Partial<Symptom> = {}): Symptom => ({
  requestId: crypto.randomUUID(),
  title: 'Vertiges au réveil et fatigue qui ne passe pas',
  description:
    'Presque tous les matins la pièce tourne une minute quand je me lève, puis la fatigue reste toute la journée.',
  tags: ['Vertiges', 'Fatigue'],
  intensity: 7,
  duration: '8 mois',
  startDate: '2026-03-09',
  country: 'FR',
  postalCode: '44000',
  ...given,
})

/** The same again, in other words: of one member, the same words would be one story. */
export const vertigoAgain = (given: Partial<Symptom> = {}): Symptom =>
  vertigo({ description: 'Presque tous les matins la pièce tourne, et depuis peu mes oreilles sifflent.', ...given })

let unlike = 0
/** A symptom in words that its author has in no other. */
export const inOwnWords = (given: Partial<Symptom> = {}): Symptom => {
  const words = Array.from({ length: 8 }, (_, index) => `mot${index}suite${unlike}`).join(' ')
  unlike++
  return vertigo({ title: 'Vertiges', description: words, ...given })
}

/** A symptom that resembles `vertigo` in nothing. */
export const eczema = (given: Partial<Symptom> = {}): Symptom => ({
  requestId: crypto.randomUUID(),
  title: 'Eczéma des mains en hiver',
  description: 'Plaques rouges et crevasses entre les doigts dès les premiers froids, ça démange surtout le soir.',
  tags: ['Démangeaisons'],
  intensity: 4,
  duration: null,
  startDate: '2019-11-02',
  country: 'CA',
  postalCode: 'H2X',
  ...given,
})
