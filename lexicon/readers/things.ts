import type { Language } from '#contract/foundation/languages.ts'
import { foldWord } from '#lexicon/text/fold.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import type { Word } from '#lexicon/text/words.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(foldWord))

const DETERMINERS: Record<Language, ReadonlySet<string>> = {
  fr: words(
    'le la les l un une des du ce cet cette ces mon ma mes son sa ses notre nos votre vos leur leurs quelques plusieurs chaque',
  ),
  en: words('the a an this that these those my his her its our your their every each some'),
}

const OPENERS: Record<Language, ReadonlySet<string>> = {
  fr: words(
    'et mais puis alors donc car parce que qu quand si ou enfin bref hier demain aujourd hui attention dommage',
  ),
  en: words('and but then so because when if or well yesterday tomorrow today'),
}

const LIVING: Record<Language, ReadonlySet<string>> = {
  fr: words(`zone zones endroit endroits côté côtés partie parties corps membre membres bout bouts extrémité extrémités gêne gênes sensation sensations
    trouble troubles problème problèmes souci soucis phénomène phénomènes symptôme symptômes signe signes crise crises épisode épisodes poussée poussées
    état mal maux maladie maladies douleur douleurs truc trucs histoire chose choses reste ensemble attaque attaques accès trace traces marque marques
    tache taches peau sang examen examens analyse analyses bilan bilans prise radio radios scanner irm échographie écho biopsie résultat résultats test
    tests fond diagnostic traitement traitements médicament médicaments comprimé comprimés effet effets dose doses piqûre piqûres infiltration opération
    urgences sage-femme
    patient patiente patients malade malades femme homme gens personne fils fille enfant bébé petit petite gosse loulou puce mère père nourrisson jumeau
    simple moindre fait idée pire seule seul premier première deuxième seconde dernier dernière même matin soir nuit journée après-midi lendemain jour
    nuits matins soirs heure heures minute minutes demi seconde secondes quart mois fois dimanche lundi mardi mercredi jeudi vendredi samedi
    semaine semaines vie quotidien sommeil repos appétit poids voix vue ouïe odorat goût libido mémoire tension pouls souffle respiration digestion
    transit cycle règles grossesse accouchement labo labos hôpital lopital corp gars ptit ptite nièce neveu pépin réunion réunions journées soirée soirées matinée matinées vacances repas`),
  en: words(`area areas spot spots place side sides part parts body limb limbs tip tips sensation sensations feeling feelings problem problems trouble
    issue issues symptom symptoms sign signs attack attacks episode episodes flare flares bout bouts state illness disease pain pains thing things rest
    mark marks patch patches skin blood test tests exam scan scans mri xray ultrasound biopsy result results diagnosis treatment treatments medicine
    medication pill pills tablet tablets effect effects dose doses injection surgery operation patient patients woman man people person son
    daughter child baby boy girl mother father toddler slightest mere whole only first second last worst morning evening night day mornings evenings
    nights days life sleep appetite weight voice sight hearing smell taste memory pressure pulse breath breathing digestion cycle period periods
    pregnancy birth hour hours minute minutes second seconds week weeks month months half year years lad nephew niece grandparent lab hospital meeting meetings shift shifts holiday holidays exams`),
}

const CARERS =
  words(`médecin médecins docteur docteurs dr doc toubib généraliste spécialiste neurologue neuro dermato dermatologue cardiologue cardio gynéco
  gynécologue rhumato rhumatologue gastro pneumologue orl ophtalmo pédiatre psychiatre psy kiné ostéo infirmier infirmière pharmacien dentiste chirurgien
  chirurgienne opticien opticienne doctor doctors gp specialist neurologist dermatologist cardiologist gynaecologist gynecologist rheumatologist physio nurse
  dentist psychiatrist midwife surgeon optician`)
const CARER_ENDING = /(?:iste|logue|logist|peute|iatre|iatrician|ician)s?$/

export const isCarer = (form: string): boolean => CARERS.has(form) || CARER_ENDING.test(form)

export const ANIMALS: Record<Language, ReadonlySet<string>> = {
  fr: words(`animal animaux chat chats chatte chaton chien chiens chienne chiot cheval chevaux jument poney âne ânes vache vaches veau taureau mouton moutons
    brebis agneau chèvre chèvres cochon cochons lapin lapins poule poules coq poulet poulets canard oie dinde oiseau oiseaux perroquet perruche hamster
    tortue tortues poisson poissons serpent lézard souris rat rats abeille abeilles guêpe guêpes loup ours lion singe éléphant`),
  en: words(`animal animals cat cats kitten dog dogs puppy horse horses mare pony donkey cow cows bull sheep lamb goat goats pig pigs rabbit rabbits hen
    hens cock chicken chickens duck goose turkey bird birds parrot hamster tortoise turtle fish snake lizard mouse mice rat rats bee bees wasp wasps
    wolf bear lion monkey elephant`),
}

/** Pronouns that, before a verb or "qui", stand for something said before: "This is a cough", "ce qui domine". */
const PRONOUNS = words('ce this that these')
const INDEFINITE = words('un une des a an some')
const OF = words('de d of')

/** Verbs whose subject causes or finds a symptom and does not have it: "Le lait déclenche des plaques", "The scan showed a swelling". */
const CAUSES: Record<Language, RegExp> = {
  fr: /^(?:provoqu|declench|caus|donn|entrain|aggrav|augment|reveill|amen|montr|trouv|revel|retrouv|diagnosti|dit|parl|conclu|confirm|evoqu|soulag|calm|attenu|commenc|debut)/,
  en: /^(?:trigger|caus|bring|brought|giv|gave|set|provok|worsen|show|found|find|reveal|diagnos|confirm|suggest|said|says|mean|reliev|eas|help|calm|start|began|begin)/,
}

const PEOPLE: Record<Language, ReadonlySet<string>> = {
  fr: words('je j me m moi mon ma mes jai jsuis chui chuis jme g jpeux nous il elle ils elles on lui l'),
  en: words('i me my myself im ive he she they him her them'),
}

type ThingContext = {
  read: ReadonlySet<number>
  sites: ReadonlySet<number>
  /** The ones at which a finding begins that is not also a quality of things, as "rouge" and "sec" are. */
  nouns: ReadonlySet<number>
  language: Language
}

/**
 * Returns the places of the words between commas whose subject is a thing or an animal ("La moto tousse et repart."), where nobody speaks of themselves and no
 * part of a body is named.
 */
export function saidOfThings(
  all: readonly Word[],
  { read, sites, nouns, language }: ThingContext,
): ReadonlySet<number> {
  const ofThings = new Set<number>()
  for (let from = 0, to = 0; from < all.length; from = to + 1) {
    to = from
    while (to < all.length && all[to]!.stem !== '' && all[to]!.clause === all[from]!.clause) to++
    const subject = subjectOf(all, from, to, language)
    if (subject !== undefined && isThing(subject)) for (let place = from; place < to; place++) ofThings.add(place)
    // Where a clause ends without a comma, its last word is followed by the first of the next.
    if (to < all.length && all[to]!.stem !== '') to--

    function isThing(place: number): boolean {
      const { form } = all[place]!
      const isAnimal = ANIMALS[language].has(form)
      // In "Une vilaine toux" and "une impression de vertige" the word that looks like the subject stands before the finding.
      if (nouns.has(place + 1) && INDEFINITE.has(all[place - 1]!.form)) return false
      if (nouns.has(place + 2) && OF.has(all[place + 1]!.form)) return false
      for (let each = from; each < to; each++) {
        const word = all[each]!
        if (each > place && (PEOPLE[language].has(word.form) || CAUSES[language].test(word.form))) return false
        if (sites.has(each) && !isAnimal) return false
      }
      if (isAnimal) return !nouns.has(place)
      return !read.has(place) && !LIVING[language].has(form) && !grammar.kin[language].has(form) && !isCarer(form)
    }
  }
  return ofThings
}

/** Returns the place of the noun after the determiner with which a clause begins; undefined where it begins otherwise. */
function subjectOf(all: readonly Word[], from: number, to: number, language: Language): number | undefined {
  let place = from
  while (place < to && OPENERS[language].has(all[place]!.form)) place++
  if (place >= to || !DETERMINERS[language].has(all[place]!.form)) return undefined
  const pronoun = PRONOUNS.has(all[place]!.form)
  place++
  if (pronoun && all[place]?.isStop) return undefined
  if (place < to && all[place]!.isStop && !LIVING[language].has(all[place]!.form)) place++
  return place < to && !all[place]!.isStop ? place : undefined
}
