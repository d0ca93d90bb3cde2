import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { randomFrom } from './random.ts'

const listed = (text: string, separator: RegExp = /\s+/): string[] => text.trim().split(separator)

/** The tags of members' posts, the most frequent first. */
export const SYMPTOM_TAGS = SYMPTOMS.map(({ fr }) => fr)

/** Words of three letters and fewer, which the score never counts. */
export const SHORT_WORDS = listed(`
  de la le et les des un une à au du en je j'ai ne pas que qui me m'a est on il se ce ça ma mon mes sur par si ou où
`)

/** Longer words that say nothing of a symptom, the most frequent first. */
export const COMMON_WORDS = listed(`
  depuis avec dans pour mais très après aussi plus matin soir nuit jours semaine semaines mois toujours quand comme
  cette avoir être fait sans sous tout tous toute rien beaucoup encore parfois souvent surtout environ pendant avant
  jamais puis alors donc bien moins assez trop presque même autre autres entre chez quelques plusieurs première fois
  heure heures hier aujourd'hui début commencé passé prendre pris médecin docteur traitement symptômes douleur
  douleurs impression sensation sens mange dors travail maison enfants mari femme famille collègue collègues semble
  pense sais besoin aide merci quelqu'un personne personnes chose cela
`)

export const MEDICAL_WORDS = listed(`
  fièvre fièvres température frissons toux toussé sèche grasse fatigue fatigué fatiguée épuisé épuisement tête
  migraine migraines céphalées front tempes nausée nausées vomi vomissements estomac ventre abdomen diarrhée selles
  intestin muscles musculaires courbatures articulations genoux coudes épaules gorge gonflée avaler irritation souffle
  essoufflement respirer respiration poumons bronches odorat goût saveur odeurs frisson peau éruption boutons plaques
  rouges rougeurs démangeaisons démangeaison gratte grattage vertiges vertige équilibre tourne nez bouché éternuements
  rhinite pollen poitrine thoracique oppression cœur palpitations battements tension insomnie sommeil réveils anxiété
  stress angoisse crise crises appétit poids kilos sueurs nocturnes transpiration ganglions gonflés yeux vision floue
  larmoiement oreilles acouphènes sifflement bourdonnement ballonnements gaz constipation brûlures reflux acidité
  crampes jambes mollets pieds chevilles mains doigts engourdissements fourmillements faiblesse confusion mémoire
  saignement ecchymoses bleus lourdes circulation soif urines urinaire fréquentes cystite gonflement œdème
  déshydratation bouche langue aphtes lèvres dents gencives dos lombaires nuque cervicales sciatique paracétamol
  ibuprofène antibiotique antibiotiques amoxicilline vaccin test positif négatif analyse prise sang scanner radio
  urgences hôpital pharmacie ordonnance voyage avion hôtel eau nourriture restaurant moustiques piqûre piqûres tique
  allergie allergique asthme diabète thyroïde grippe covid gastro angine bronchite sinusite otite infection virus
  bactérie chronique aiguë intense légère forte modérée brutale progressive persistante intermittente amélioration
  aggravation rechute effort repos chaleur froid humidité
`)

const DESTINATION_NAMES = listed(
  `
  Espagne, Italie, Maroc, Thaïlande, Portugal, Grèce, Tunisie, Turquie, Royaume-Uni, Allemagne, Sénégal, Vietnam,
  Mexique, Brésil, Japon, Inde, Indonésie, Côte d'Ivoire, Égypte, Croatie, États-Unis, Canada, Réunion, Guadeloupe,
  Martinique, Cambodge, Kenya, Tanzanie, Pérou, Colombie, Cuba, Algérie, Belgique, Suisse, Pays-Bas, Irlande,
  Islande, Norvège, Malte, Chypre`,
  /,\s*/,
)

export const DESTINATIONS = [
  ...DESTINATION_NAMES,
  ...Array.from({ length: 120 - DESTINATION_NAMES.length }, (_, index) => `Destination ${index}`),
]

/** Made-up words that sound French, for the long tail of a language: `count` distinct ones, always the same. */
export function rareWords(count: number): string[] {
  const random = randomFrom(7)
  const words = new Set<string>()
  while (words.size < count) {
    const syllables = 1 + random.below(2)
    let word = ''
    for (let each = 0; each < syllables; each++) word += random.pick(ONSETS) + random.pick(VOWELS)
    word += random.pick(ONSETS) + random.pick(ENDINGS)
    if (word.length > 3) words.add(word)
  }
  return [...words]
}

const ONSETS = listed('b c d f g j l m n p r s t v ch br cr dr fr gr pr tr pl cl gl qu ph')
const VOWELS = listed('a e i o u é è ai ou an on in eu oi au en')
const ENDINGS = listed(
  'tion ment eur euse ique able age ier ière oir et elle isme iste ent é ée és ées er ant ité ure ance aux eux in ine al ale',
)
