import type { Language } from '#contract/foundation/languages.ts'

/** Words that mean nothing alone: they do not count as a gap inside an expression, and are never features of their own. */
const STOP: Record<Language, ReadonlySet<string>> = {
  fr: words(`le la les l un une des de du d au aux a et ou où que qui quoi dont ce cet cette ces ça ca c s se sa son ses leur leurs me m ma mon
    mes te t ta ton tes nous vous notre votre nos vos je j tu il elle on ils elles y en ne n pas est es suis sont ai as avons avez ont été etre être
    etait étaient etais etant avoir avait avais ayant aussi dans par pour sur sous avec sans mais si très tres plus moins comme quand lorsque lorsqu
    des dès depuis pendant puis alors donc car même meme tout toute tous toutes fait faire fais peu trop bien encore déjà deja chez vers entre
    jusqu jusque lui eux celle celui ceux cela rien jamais toujours parfois souvent après apres avant là la qu quelques quelque chaque autre autres
    ni vraiment presque surtout juste gros grosse grand grande petit petite petites petits bon bonne peux peut dois doit veux va vais vas ans an
    deux trois quatre cinq six sept huit neuf dix quinze vingt trente fois jour jours semaine semaines mois année annees années an ça moi toi
    beaucoup moment fin début ci cest jai qd ds pr ke ki kan ya pi pis pu tt tte tjs tjr bcp mm avc ca sa ma aucun aucune personne plutôt
    afin ainsi ailleurs alors certains certaines certain ensuite enfin environ voilà voici hier aujourd hui demain parce puisque chose choses
    tres meme etaient cetait deja la jusqua voila apres plutot parfois dun dune
    oui non ok lol mdr bref sinon cependant pourtant malgré lors tandis soit etc jour`),
  en: words(`the a an and or of to in on at by for with without from as is are was were be been being am i my me mine you your he she it its his her
    their they them we our this that these those there here have has had do does did not no so if when while then than too very just also but
    because about into over under again more most some any each all both few other such only own same s t d m re ve ll can will would should could
    up down out off after before since until during now get got gets getting feel feels feeling felt like one two three four five six ten really
    much many every always never still even lot bit year years month months week weeks day days old myself nothing anything something`),
}

/** Words that an expression may omit. All others stay in it: "toujours faim" is not "faim", "sous la peau" is not "peau". */
const GRAMMAR: Record<Language, ReadonlySet<string>> = {
  fr: words(`le la les l un une des de du d au aux à a et en dans sur par pour avec qui que qu je j tu il elle on ils elles ça ca c ce se s me m mon
    ma mes son sa ses leur leurs y est sont suis ai as ont être avoir avait était etait quand fait fais ne n`),
  en: words(
    `the a an and or of to in on at by for with from is are was were be been being am i my me it its when that s your you his her their have has`,
  ),
}

/** Words that stay in an expression when one other word is left of it: "en arrêt" is not "arrêt", "à plat" is not "plat". */
const HOLDING: Record<Language, ReadonlySet<string>> = {
  fr: words('en dans sur à a au aux pour par avec'),
  en: words('in on at of for with by from'),
}

/** Words that count what comes right after them: "tous les matins" is not "le matin, tout". */
const QUANTIFIERS: Record<Language, ReadonlySet<string>> = {
  fr: words('tout toute tous toutes chaque'),
  en: words('all each every both'),
}

/** Words that deny the words after them in their clause, and how many words away at most. */
const DENIALS: Record<Language, ReadonlyMap<string, number>> = {
  fr: new Map([
    ['sans', 4],
    ['ss', 3],
    ['aucun', 4],
    ['aucune', 4],
    ['nul', 3],
    ['nulle', 3],
    ['ni', 3],
    ['zero', 2],
    ['pas', 5],
    ['jamais', 5],
    ['ps', 3],
    ['plus', 5],
  ]),
  en: new Map([
    ['no', 4],
    ['not', 3],
    ['without', 4],
    ['denies', 4],
    ['neither', 4],
    ['nor', 4],
    ['never', 4],
  ]),
}

/** Words after "pas" or "jamais" that let the denial reach further than the next word. */
const REACHING = words('de d du aucun aucune plus la le l les non')
/** Denials of a verb: beyond the next word they reach only over one of the words above. */
const VERBAL_DENIALS: ReadonlySet<string> = words('pas jamais ps')
const TRAILING: Record<Language, ReadonlySet<string>> = {
  fr: words('pas jamais aucun aucune plus ps'),
  en: new Set(),
}
/** Words by which a phrase denies. A phrase leaves such words out of what it denies, so that a reading which contains one still counts: "avant je courais". */
const DENYING: ReadonlySet<string> = words(
  'rien pas ps jamais plus guere aucun aucune avant autrefois jadis not no nothing never used',
)
const INDEED: ReadonlySet<string> = words('vraiment absolument presque quasiment meme forcement')
const POSSESSED: ReadonlySet<string> = words('ya g ai avais avait ont')
const SPOKEN_SUBJECTS: ReadonlySet<string> = words('ca sa c je j tu il elle on ils elles qui')
const OBJECTS: ReadonlySet<string> = words('me m se s te lui nous vous leur y en')
const SUBJECT_ENDS: ReadonlySet<string> = words(
  'je j tu il elle on ils elles ca qui que qu dont ou ai as avons avez ont est sont suis etait quand si i you he she it they we that which when if is are was were has have had because',
)
const JOINING: ReadonlySet<string> = words('et ou ni comme and or nor')
const SPEAKERS: ReadonlySet<string> = words('je j ca sa c i it that')

const CLAUSE_OPENERS: ReadonlySet<string> = words(
  'mais sauf contrairement excepte hormis pourtant but except whereas although though',
)

const KIN: Record<Language, ReadonlySet<string>> = {
  fr: words(`mere maman pere papa soeur soeurs frere freres frangin frangine oncle tante tata tonton cousin cousine cousins mari femme epoux epouse
    conjoint conjointe compagnon compagne fils fille filles bebe enfant enfants ado ados gamin gamine grand grands mamie papi papy meme memere pepe
    belle beau voisine voisin amie ami amis collegue collegues copine copain copains nana mec bourgeoise blonde`),
  en: words(`mother mum mom father dad sister brother uncle aunt cousin husband wife partner son daughter baby child kids grandmother grandfather
    gran grandma grandpa friend friends neighbour neighbor colleague colleagues`),
}
const POSSESSIVES: Record<Language, ReadonlySet<string>> = {
  fr: words('mon ma mes notre nos'),
  en: words('my our'),
}
const FIRST_PERSON: Record<Language, ReadonlySet<string>> = {
  fr: words('je j moi me m mon ma mes jai jsuis chui chuis'),
  en: words('i me my myself mine'),
}
/** The words of the first person that are a subject: "mon" may belong to somebody else's sentence. */
const SUBJECTS: Record<Language, ReadonlySet<string>> = {
  fr: words('je j moi jai jsuis chui chuis'),
  en: words('i'),
}

export const grammar = {
  stop: STOP,
  optional: GRAMMAR,
  holding: HOLDING,
  quantifiers: QUANTIFIERS,
  denials: DENIALS,
  reaching: REACHING,
  verbalDenials: VERBAL_DENIALS,
  trailing: TRAILING,
  denying: DENYING,
  indeed: INDEED,
  possessed: POSSESSED,
  spokenSubjects: SPOKEN_SUBJECTS,
  objects: OBJECTS,
  subjectEnds: SUBJECT_ENDS,
  joining: JOINING,
  speakers: SPEAKERS,
  clauseOpeners: CLAUSE_OPENERS,
  kin: KIN,
  possessives: POSSESSIVES,
  firstPerson: FIRST_PERSON,
  subjects: SUBJECTS,
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
