import { foldText } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { nameKey } from '#contract/treatments/rules.ts'
import type { TreatmentEffect, TreatmentKind } from '#contract/treatments/schema.ts'

type Thing = Record<Language, string> & {
  kind: TreatmentKind
  came: readonly (TreatmentEffect | null)[]
  said?: Partial<Record<Language, string>>
  felt?: Record<Language, readonly string[]>
}

export type DemoTried = {
  name: string
  kind: TreatmentKind
  effect: TreatmentEffect | null
  sentence: string | null
  sideEffects: readonly string[]
  /** As a part from 0 to 1 of the time from the beginning of the symptom until it was told. */
  from: number
  /** In the parts of `from`; null while it goes on. */
  to: number | null
}

const STEPS: Record<string, TreatmentEffect | null> = {
  A: 'muchBetter',
  B: 'better',
  C: 'unchanged',
  D: 'worse',
  E: 'muchWorse',
  '?': null,
}

const WAYS: Record<TreatmentEffect, -1 | 0 | 1> = { muchBetter: 1, better: 1, unchanged: 0, worse: -1, muchWorse: -1 }

type More = { said?: Thing['said']; felt?: Thing['felt'] }

const thing = (kind: TreatmentKind, fr: string, en: string, came: string, { said, felt }: More = {}): Thing => ({
  kind,
  fr,
  en,
  came: [...came].map((step) => STEPS[step] ?? null),
  ...(said && { said }),
  ...(felt && { felt }),
})

const says = (fr: string, en?: string): More => ({ said: { fr, ...(en !== undefined && { en }) } })
const DROWSY = { fr: ['Somnolence'], en: ['Drowsiness'] } as const
const STOMACH = { fr: ['Maux d’estomac'], en: ['Stomach ache'] } as const

// biome-ignore format: a line a thing
const THINGS: Record<string, readonly Thing[]> = {
  morningVertigo: [
    thing('exercise', 'Manœuvre de repositionnement', 'Repositioning manoeuvre', 'ABAAB', says('Deux séances ; la pièce a cessé de tourner presque d’un coup.')),
    thing('medication', 'Bétahistine', 'Betahistine', 'CCBC', { ...says('Arrêt décidé avec mon médecin.'), felt: STOMACH }),
    thing('sleep', 'Dormir la tête surélevée', 'Sleeping with the head raised', 'BCB', says('Les levers sont moins brusques.')),
    thing('food', 'Arrêter le café', 'Cutting out coffee', 'CCB', says('Six semaines sans, puis repris un café le matin.')),
    thing('exercise', 'Rééducation vestibulaire', 'Vestibular rehabilitation', 'BAB'),
    thing('procedure', 'Ostéopathie', 'Osteopathy', 'DCC', says('Deux jours plus secoué qu’avant.')),
  ],
  numbHandsAtNight: [
    thing('device', 'Attelle de poignet la nuit', 'Wrist splint at night', 'ABAB', says('Gênante une semaine, puis j’ai redormi.')),
    thing('exercise', 'Étirements des poignets', 'Wrist stretches', 'BCC'),
    thing('food', 'Magnésium', 'Magnesium', 'CCCB'),
    thing('procedure', 'Infiltration', 'Joint injection', 'BA?', says('Soulagé trois semaines, je verrai ensuite.')),
    thing('sleep', 'Changer d’oreiller', 'Another pillow', 'CBC'),
    thing('procedure', 'Ostéopathie', 'Osteopathy', 'CCB'),
  ],
  fatigueAfterCovid: [
    thing('exercise', 'Doser l’effort', 'Pacing', 'BABB', says('Noter mes journées m’a appris où m’arrêter.', 'Writing my days down taught me where to stop.')),
    thing('exercise', 'Reprendre le sport', 'Going back to sport', 'EDE', says('Trois jours au lit après chaque sortie.', 'Three days in bed after each attempt.')),
    thing('food', 'Vitamine D', 'Vitamin D', 'CCBC'),
    thing('exercise', 'Kiné respiratoire', 'Breathing physiotherapy', 'BBA'),
    thing('sleep', 'Siestes courtes', 'Short naps', 'BCB'),
    thing('food', 'Compléments alimentaires', 'Food supplements', 'CC?'),
  ],
  migraineWithAura: [
    thing('medication', 'Traitement de fond', 'Preventive treatment', 'ABC?', { ...says('Des crises moins fortes, et moins souvent.', 'Weaker attacks, and fewer of them.'), felt: { fr: ['Fatigue'], en: ['Fatigue'] } }),
    thing('sleep', 'Heures régulières', 'Regular hours', 'BBC'),
    thing('food', 'Magnésium', 'Magnesium', 'CBC'),
    thing('device', 'Nouvelles lunettes', 'New glasses', 'BCA'),
    thing('procedure', 'Acupuncture', 'Acupuncture', 'CBC'),
    thing('food', 'Arrêter le chocolat', 'Cutting out chocolate', 'CCC', says('Aucune différence, et une tristesse de plus.')),
  ],
  painfulJoints: [
    thing('exercise', 'Kiné en piscine', 'Physiotherapy in a pool', 'ABB', says('Le seul endroit où je bouge sans y penser.')),
    thing('medication', 'Paracétamol', 'Paracetamol', 'CBC'),
    thing('medication', 'Ibuprofène', 'Ibuprofen', 'BCD', { felt: STOMACH }),
    thing('food', 'Sans gluten', 'Gluten-free', 'CCB'),
    thing('device', 'Orthèse de repos', 'Resting splint', 'BBC'),
    thing('procedure', 'Cure thermale', 'Spa treatment', 'BB?'),
  ],
  acidReflux: [
    thing('sleep', 'Tête de lit surélevée', 'Raised bed head', 'ABBA', says('Deux cales sous la tête du lit, pas des oreillers.')),
    thing('food', 'Dîner plus tôt', 'Earlier dinner', 'BAB'),
    thing('medication', 'Oméprazole', 'Omeprazole', 'ABC', says('Sur ordonnance, quelques semaines.')),
    thing('food', 'Arrêter le café', 'Cutting out coffee', 'CBC'),
    thing('other', 'Perdre quelques kilos', 'Losing a few kilos', 'BA'),
    thing('food', 'Tisane de camomille', 'Chamomile tea', 'CCD'),
  ],
  handEczema: [
    thing('medication', 'Crème hydratante', 'Moisturiser', 'BBAB', says('Après chaque lavage, sans exception.')),
    thing('device', 'Gants de coton la nuit', 'Cotton gloves at night', 'BCB'),
    thing('medication', 'Dermocorticoïde', 'Steroid cream', 'AAB', says('Prescrit, et surveillé par la dermatologue.')),
    thing('other', 'Savon surgras', 'Soap with oil', 'BBC'),
    thing('other', 'Huile d’olive', 'Olive oil', 'CDC'),
    thing('other', 'Tests allergologiques', 'Allergy tests', 'A?B'),
  ],
  palpitations: [
    thing('food', 'Moins de café', 'Less coffee', 'BACB'),
    thing('exercise', 'Cohérence cardiaque', 'Breathing exercises', 'BBC', says('Cinq minutes avant de dormir.')),
    thing('food', 'Magnésium', 'Magnesium', 'CBC'),
    thing('sleep', 'Se coucher plus tôt', 'Going to bed earlier', 'BC'),
    thing('medication', 'Propranolol', 'Propranolol', 'ABD', { felt: { fr: ['Mains froides', 'Fatigue'], en: ['Cold hands', 'Fatigue'] } }),
    thing('psychotherapy', 'Sophrologie', 'Relaxation', 'CB?'),
  ],
  irregularCycles: [
    thing('food', 'Suivi avec une diététicienne', 'Seeing a dietitian', 'BBA'),
    thing('exercise', 'Marcher tous les jours', 'Walking every day', 'BCB'),
    thing('medication', 'Pilule', 'Contraceptive pill', 'ADB', { ...says('Des cycles réguliers, mais l’humeur en a souffert.'), felt: { fr: ['Humeur changeante'], en: ['Mood swings'] } }),
    thing('food', 'Oméga-3', 'Omega-3', 'CCC'),
    thing('procedure', 'Acupuncture', 'Acupuncture', 'CB?'),
  ],
  tinnitus: [
    thing('device', 'Bruit de fond la nuit', 'Background noise at night', 'BAB', says('La pluie en boucle, très bas.', 'Rain on a loop, very low.')),
    thing('psychotherapy', 'Thérapie comportementale', 'Behavioural therapy', 'ABB', says('Le sifflement est là, il ne me fait plus peur.')),
    thing('device', 'Appareil auditif', 'Hearing aid', 'AB?'),
    thing('food', 'Ginkgo', 'Ginkgo', 'CCCC'),
    thing('procedure', 'Ostéopathie', 'Osteopathy', 'CCD'),
    thing('device', 'Bouchons d’oreilles', 'Earplugs', 'DCB', says('Dans le silence, je n’entendais plus que lui.', 'In silence I heard nothing else.')),
  ],
  irritableBowel: [
    thing('food', 'Pauvre en FODMAP', 'Low FODMAP', 'ABAC', says('Avec une diététicienne ; seule, je m’y perdais.', 'With a dietitian; alone I was lost.')),
    thing('food', 'Sans lactose', 'Lactose-free', 'BCC'),
    thing('psychotherapy', 'Hypnose', 'Hypnosis', 'BA?'),
    thing('food', 'Probiotiques', 'Probiotics', 'CBDC'),
    thing('food', 'Plus de fibres', 'More fibre', 'DBC', says('Trop vite au début, le ventre a gonflé.', 'Too fast at first, and I bloated.')),
    thing('medication', 'Phloroglucinol', 'Phloroglucinol', 'BCC'),
  ],
  neuralgia: [
    thing('medication', 'Carbamazépine', 'Carbamazepine', 'ABB', { ...says('Ajustée en trois fois avec le neurologue.'), felt: DROWSY }),
    thing('other', 'Chaleur', 'Heat', 'CBC'),
    thing('procedure', 'Acupuncture', 'Acupuncture', 'CBC'),
    thing('exercise', 'Kiné douce de la nuque', 'Gentle neck physiotherapy', 'BBA'),
    thing('medication', 'Paracétamol', 'Paracetamol', 'CCC', says('Rien, même au plus fort.')),
  ],
  insomnia: [
    thing('sleep', 'Horaire de lever fixe', 'Getting up at the same time', 'ABBA', says('Dur la première semaine.', 'Hard for the first week.')),
    thing('psychotherapy', 'Thérapie du sommeil', 'Sleep therapy', 'AAB'),
    thing('sleep', 'Moins d’écrans le soir', 'Fewer screens at night', 'BCC'),
    thing('medication', 'Mélatonine', 'Melatonin', 'CBC'),
    thing('food', 'Tisane de valériane', 'Valerian tea', 'CCB'),
    thing('medication', 'Somnifère', 'Sleeping pill', 'BDE', { ...says('J’ai dormi, mais mal réveillé ; on l’a arrêté ensemble.', 'I slept, but never woke; we ended it together.'), felt: DROWSY }),
  ],
  breathlessness: [
    thing('exercise', 'Kiné respiratoire', 'Breathing physiotherapy', 'BAB'),
    thing('medication', 'Salbutamol', 'Salbutamol', 'ABC', { felt: { fr: ['Mains qui tremblent'], en: ['Shaky hands'] } }),
    thing('exercise', 'Cohérence cardiaque', 'Breathing exercises', 'BCB'),
    thing('other', 'Purificateur d’air', 'Air purifier', 'CC?'),
    thing('exercise', 'Reprise progressive de la marche', 'Walking again, little by little', 'BDB'),
  ],
  hives: [
    thing('medication', 'Cétirizine', 'Cetirizine', 'ABAC', { felt: DROWSY }),
    thing('other', 'Carnet des repas', 'Food diary', 'CCC', says('Trois semaines à tout noter, et rien de commun.')),
    thing('other', 'Lessive sans parfum', 'Unscented detergent', 'CBC'),
    thing('psychotherapy', 'Sophrologie', 'Relaxation', 'BC?'),
    thing('other', 'Douches fraîches', 'Cool showers', 'BBD'),
  ],
  sciatica: [
    thing('exercise', 'Exercices de kiné', 'Physiotherapy exercises', 'BABA', says('Peu, mais tous les jours.')),
    thing('other', 'Bouillotte', 'Hot water bottle', 'BBC'),
    thing('sleep', 'Rester allongé', 'Lying down', 'DEC', says('Plus je restais couché, plus c’était dur de me lever.')),
    thing('procedure', 'Infiltration', 'Joint injection', 'ACB'),
    thing('procedure', 'Ostéopathie', 'Osteopathy', 'BCD'),
    thing('exercise', 'Natation', 'Swimming', 'BAC'),
    thing('medication', 'Ibuprofène', 'Ibuprofen', 'BCC', { felt: STOMACH }),
  ],
  thyroid: [
    thing('medication', 'Lévothyroxine', 'Levothyroxine', 'ABA?', says('Des semaines pour trouver le bon réglage avec mon médecin.')),
    thing('food', 'Sélénium', 'Selenium', 'CCC'),
    thing('food', 'Sans gluten', 'Gluten-free', 'CBC'),
    thing('exercise', 'Marche quotidienne', 'Daily walk', 'BCB'),
    thing('sleep', 'Se coucher plus tôt', 'Going to bed earlier', 'CB'),
  ],
  whiteFingers: [
    thing('device', 'Gants chauffants', 'Heated gloves', 'ABA', says('Chers, mais l’hiver a changé.')),
    thing('other', 'Se réchauffer avant de sortir', 'Warming up before going out', 'BBC'),
    thing('other', 'Arrêt du tabac', 'Stopping smoking', 'BC?'),
    thing('medication', 'Nifédipine', 'Nifedipine', 'BDB', { felt: { fr: ['Maux de tête'], en: ['Headaches'] } }),
    thing('food', 'Ginkgo', 'Ginkgo', 'CC'),
  ],
  faintness: [
    thing('food', 'Boire plus d’eau', 'Drinking more water', 'BBCA'),
    thing('device', 'Bas de contention', 'Compression stockings', 'BCB'),
    thing('exercise', 'Contracter les jambes', 'Tensing the legs', 'AB', says('Dès que ça vient, et ça passe.')),
    thing('food', 'Manger plus salé', 'Saltier food', 'BC', says('Avec l’accord de mon médecin.')),
    thing('sleep', 'Me lever en deux temps', 'Getting up in two steps', 'BB'),
  ],
  recurrentFever: [
    thing('medication', 'Paracétamol', 'Paracetamol', 'BCB'),
    thing('sleep', 'Repos complet', 'Complete rest', 'CBC'),
    thing('food', 'Vitamine C', 'Vitamin C', 'CCC'),
    thing('other', 'Carnet de température', 'Temperature diary', 'B?A', says('C’est lui qui a fait avancer le médecin.')),
    thing('medication', 'Antibiotique', 'Antibiotic', 'CDC', { ...says('Prescrit avant que l’on sache ce que c’était.'), felt: STOMACH }),
  ],
  lowIron: [
    thing('food', 'Fer', 'Iron', 'ABBA', says('Les premières semaines, rien ; puis l’escalier est redevenu un escalier.')),
    thing('food', 'Lentilles et légumes verts', 'Lentils and greens', 'CBC'),
    thing('food', 'Compléments alimentaires', 'Food supplements', 'CC?'),
    thing('medication', 'Pilule', 'Contraceptive pill', 'BC?', says('Pour que les règles pèsent moins.')),
    thing('food', 'Thé loin des repas', 'Tea away from meals', 'CBC'),
  ],
  unrefreshingSleep: [
    thing('device', 'PPC', 'CPAP', 'ABAD', says('Deux semaines pour m’y faire, puis la tête claire.')),
    thing('sleep', 'Dormir sur le côté', 'Sleeping on my side', 'BCB'),
    thing('device', 'Gouttière dentaire', 'Mouth guard', 'BCC', says('Les mâchoires vont mieux, la fatigue à peine.')),
    thing('food', 'Moins d’alcool', 'Less alcohol', 'BBC'),
    thing('medication', 'Mélatonine', 'Melatonin', 'CBC'),
    thing('other', 'Changer de chambre', 'Another bedroom', 'BAB'),
  ],
  fatigueAfterInfection: [
    thing('exercise', 'Reprise par étapes', 'Coming back in steps', 'ABB', says('Une étagère par jour, pas deux.')),
    thing('exercise', 'Reprendre le sport', 'Going back to sport', 'DEC', says('Trop tôt, trop vite.')),
    thing('food', 'Vitamine C', 'Vitamin C', 'CCC'),
    thing('other', 'Mi-temps', 'Part-time work', 'ABB', says('La moitié du travail, et un peu de moi qui revient.')),
  ],
  soreMuscles: [
    thing('exercise', 'Piscine', 'Swimming', 'ABB', says('Dans l’eau, je ne pèse plus rien.')),
    thing('exercise', 'Étirements', 'Stretching', 'BCB'),
    thing('other', 'Bains chauds', 'Warm baths', 'BBC'),
    thing('medication', 'Paracétamol', 'Paracetamol', 'CCB'),
    thing('food', 'Magnésium', 'Magnesium', 'CBC'),
    thing('psychotherapy', 'Groupe de parole', 'Support group', 'BAB', says('Ne rien avoir à expliquer, une heure par mois.')),
  ],
}

/** `by`: members whose place ends in one of these digits tried it. `words`: their own words, where they say more. */
type CommonThing = Thing & { by: string; words: Readonly<Record<number, string>> }

const common = (by: string, what: Thing, words: CommonThing['words'] = {}): CommonThing => ({ ...what, by, words })

// biome-ignore format: a line a thing
const COMMON: Readonly<Record<string, readonly CommonThing[]>> = {
  Fatigue: [
    common('02468', thing('exercise', 'Doser l’effort', 'Pacing', 'ABCCBDACBCC'), {
      42: 'Utile pour mes journées, sans effet sur la fatigue elle-même.',
      44: 'Une chaise dans la cuisine, et je m’arrête avant d’en avoir besoin.',
      50: 'Je m’y tiens, sans voir de différence pour l’instant.',
      52: 'Je note trois choses par jour, jamais quatre.',
      54: 'Difficile à tenir avec les horaires.',
      56: 'Le lendemain ne fait plus peur.',
      60: 'J’avance moins, mais je ne recule plus.',
      68: 'Mon chef a compris avant moi.',
    }),
    common('14579', thing('sleep', 'Heures régulières', 'Sleep hygiene', 'BCBACCB?'), {
      41: 'Même heure le samedi, c’est le plus dur.',
      47: 'Le bébé décide, pas moi.',
      51: 'Au lit à vingt-deux heures, comme autrefois.',
      57: 'Je m’endors mieux, je ne me réveille pas plus reposée.',
      65: 'Deux semaines, et les matins sont moins lourds.',
    }),
    common('0358', thing('exercise', 'Marcher', 'Walking', 'CBDBAECB'), {
      43: 'Vingt minutes, et la journée était finie.',
      48: 'À la pause de midi, quand il ne pleut pas.',
      53: 'J’en ai fait trop, et je l’ai payé trois jours.',
      65: 'Jusqu’au marché et retour.',
      73: 'Le seul moment où je n’y pense pas.',
    }),
    common('2679', thing('food', 'Vitamine D', 'Vitamin D', 'CCBC?C'), {
      42: 'Le dosage est remonté, la fatigue n’a pas bougé.',
      49: 'Pas de différence que je puisse sentir.',
      66: 'Trois mois, sans rien remarquer.',
    }),
    common('136', thing('sleep', 'Repos', 'Rest', 'CBCDB'), {
      56: 'Plus je me repose, plus je suis fatiguée.',
      61: 'Trois semaines d’arrêt, il les fallait.',
    }),
    common('158', thing('food', 'Moins de café', 'Less coffee', 'CBCCDB'), {
      41: 'Un seul le matin. Je dors mieux, sans être moins fatiguée.',
      61: 'Mal à la tête une semaine, puis plus rien, ni en bien ni en mal.',
    }),
  ],
  Insomnie: [
    common('01235789', thing('sleep', 'Moins d’écrans', 'Less screen time', 'CBCBCA'), {
      53: 'Le téléphone dort dans la cuisine.',
      67: 'Je lis, et je relis la même page.',
    }),
    common('0245678', thing('psychotherapy', 'Relaxation', 'Relaxation', 'BCACCB'), {
      52: 'Les jambes ne s’en moquent pas tout à fait.',
      68: 'Dix minutes sur le dos avant d’éteindre.',
    }),
  ],
}

type Teller = {
  cluster: string
  place: number
  author: number
  tags: readonly string[]
  language: Language
  helped: string | undefined
}

export function triedIn({ cluster, place, author, tags, language, helped }: Teller): DemoTried[] {
  if (place % 7 === 6) return []
  const things = THINGS[cluster] ?? []
  const shared = tags.flatMap((tag) => COMMON[tag] ?? []).filter(({ by }) => by.includes(String(author % 10)))
  const count = Math.min(1 + ((place * 3 + cluster.length) % 4), things.length, shared.length > 0 ? 2 : 4)
  const own = Array.from({ length: count }, (_, turn) => {
    const one = things[(place + turn * 2 + (turn > 2 ? 1 : 0)) % things.length]!
    return triedOf(one, { turn, place, language, effect: one.came[(place + turn) % one.came.length] ?? null })
  })
  const others = shared.map(({ words, ...one }, nth) => ({
    ...triedOf(one, { turn: count + nth, place, language, effect: one.came[(author >> 1) % one.came.length] ?? null }),
    sentence: words[author] ?? null,
  }))
  return [...own, ...others]
    .filter(({ name }, at, all) => all.findIndex((other) => nameKey(other.name) === nameKey(name)) === at)
    .map((each) => (isBorneOut(each, helped) ? each : { ...each, effect: 'better', sentence: null }))
}

const isBorneOut = ({ name, effect }: Pick<DemoTried, 'name' | 'effect'>, helped = ''): boolean =>
  !foldText(helped).includes(foldText(name)) || (effect !== null && WAYS[effect] === 1)

type Telling = { turn: number; place: number; language: Language; effect: TreatmentEffect | null }

function triedOf({ kind, said, felt, came, ...names }: Thing, { turn, place, language, effect }: Telling): DemoTried {
  const from = Math.min(0.9, (turn * 0.25 + (place % 3) * 0.1) % 1)
  // The sentence of a thing tells of its first effect: a member with another effect does not say it.
  const isSaid = effect !== null && WAYS[effect] === WAYS[came[0]!]
  return {
    name: names[language],
    kind,
    effect,
    sentence: (isSaid && said?.[language]) || null,
    sideEffects: felt && (place + turn) % 2 === 0 ? felt[language] : [],
    from,
    to: (place + turn) % 3 === 0 ? null : Math.min(1, from + 0.35),
  }
}
