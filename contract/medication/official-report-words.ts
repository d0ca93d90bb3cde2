import type { Language } from '#contract/foundation/languages.ts'
import type {
  AgeBand,
  Dechallenge,
  DrugAction,
  Outcome,
  Rechallenge,
  Reporter,
  Route,
  Seriousness,
  Sex,
} from './choices.ts'

export const OFFICIAL_REPORT_SECTIONS = ['reporter', 'patient', 'products', 'effect', 'history'] as const
export type OfficialReportSection = (typeof OFFICIAL_REPORT_SECTIONS)[number]

type Field =
  | 'reporter'
  | 'ageBand'
  | 'sex'
  | 'name'
  | 'substance'
  | 'batch'
  | 'dosage'
  | 'route'
  | 'startDate'
  | 'stopDate'
  | 'indication'
  | 'description'
  | 'reactions'
  | 'onsetDate'
  | 'duration'
  | 'severity'
  | 'seriousness'
  | 'outcome'
  | 'action'
  | 'dechallenge'
  | 'rechallenge'
  | 'history'
  | 'others'
  | 'notes'

type Words = {
  kind: string
  madeOn: (day: string) => string
  written: (declared: string, changed: string | null) => string
  portal: (address: string) => string
  notSent: string
  sections: Record<OfficialReportSection, string>
  asides: Partial<Record<OfficialReportSection, string>>
  fields: Record<Field, string>
  absent: string
  product: (n: number) => string
  ofDrug: (field: string, drug: string) => string
  from: (day: string) => string
  until: (day: string) => string
  outOfFive: (severity: string, n: number) => string
  noneOfThem: string
  routes: Record<Route, string>
  ageBands: Record<AgeBand, string>
  sexes: Record<Sex, string>
  reporters: Record<Reporter, string>
  severities: readonly [string, string, string, string, string]
  seriousness: Record<Seriousness, string>
  outcomes: Record<Outcome, string>
  actions: Record<DrugAction, string>
  dechallenges: Record<Dechallenge, string>
  rechallenges: Record<Rechallenge, string>
}

export const OFFICIAL_REPORT_WORDS: Record<Language, Words> = {
  fr: {
    kind: 'Effet indésirable d’un médicament, dans l’ordre du portail de signalement',
    madeOn: (day) => `Établi le ${day}`,
    written: (declared, changed) =>
      changed ? `Noté dans Vécu le ${declared}, modifié le ${changed}` : `Noté dans Vécu le ${declared}`,
    portal: (address) => `Pour déclarer officiellement : ${address}`,
    notSent:
      'Vécu n’a rien transmis : ce document est une aide pour remplir le formulaire du portail, ou pour en parler.',
    sections: {
      reporter: 'La personne qui déclare',
      patient: 'La personne concernée',
      products: 'Le ou les médicaments suspectés',
      effect: 'L’effet indésirable',
      history: 'Antécédents et autres traitements',
    },
    asides: {
      reporter: 'Le portail demande aussi vos coordonnées : elles se saisissent là-bas et ne figurent pas ici.',
      patient: 'Le portail peut demander d’autres précisions (âge exact, poids, taille) : elles ne sont pas dans Vécu.',
    },
    fields: {
      reporter: 'Vous êtes',
      ageBand: 'Tranche d’âge',
      sex: 'Sexe',
      name: 'Nom du médicament',
      substance: 'Principe actif',
      batch: 'Numéro de lot',
      dosage: 'Posologie',
      route: 'Voie d’administration',
      startDate: 'Début de la prise',
      stopDate: 'Fin de la prise',
      indication: 'Motif de la prise',
      description: 'Description',
      reactions: 'Effets ressentis',
      onsetDate: 'Date de début',
      duration: 'Durée',
      severity: 'Gravité ressentie',
      seriousness: 'Critères de gravité',
      outcome: 'Évolution',
      action: 'Ce qui a été fait du médicament',
      dechallenge: 'Après l’arrêt ou la baisse de dose',
      rechallenge: 'Après une nouvelle prise',
      history: 'Antécédents',
      others: 'Autres médicaments pris au même moment',
      notes: 'Autres informations',
    },
    absent: 'Non renseigné',
    product: (n) => `Médicament ${n}`,
    ofDrug: (field, drug) => `${field} (${drug})`,
    from: (day) => `depuis le ${day}`,
    until: (day) => `jusqu’au ${day}`,
    outOfFive: (severity, n) => `${severity} (${n} sur 5)`,
    noneOfThem: 'Aucun de ces critères',
    routes: {
      oral: 'Oral (comprimé, gélule)',
      intravenous: 'Injectable (intraveineuse)',
      intramuscular: 'Injectable (intramusculaire)',
      subcutaneous: 'Injectable (sous-cutanée)',
      topical: 'Topique (crème, pommade)',
      inhalation: 'Inhalation',
      drops: 'Gouttes (oculaires, nasales)',
      suppository: 'Suppositoire',
      patch: 'Patch transdermique',
      other: 'Autre',
    },
    ageBands: {
      '0-1': 'Moins de 2 ans',
      '2-11': '2 à 11 ans',
      '12-17': '12 à 17 ans',
      '18-44': '18 à 44 ans',
      '45-64': '45 à 64 ans',
      '65-74': '65 à 74 ans',
      '75+': '75 ans et plus',
    },
    sexes: { female: 'Féminin', male: 'Masculin', other: 'Autre' },
    reporters: {
      patient: 'La personne concernée',
      relative: 'Une personne de son entourage',
      professional: 'Un professionnel de santé',
    },
    severities: ['Léger', 'Modéré', 'Grave', 'Très grave', 'Critique'],
    seriousness: {
      death: 'Décès',
      lifeThreatening: 'Mise en jeu du pronostic vital',
      hospitalisation: 'Hospitalisation ou prolongation d’hospitalisation',
      disability: 'Incapacité ou handicap important ou durable',
      congenitalAnomaly: 'Anomalie ou malformation à la naissance',
      otherImportant: 'Autre situation médicale importante',
    },
    outcomes: {
      recovered: 'Guérison sans séquelle',
      recovering: 'En cours de guérison',
      notRecovered: 'Pas encore de guérison',
      recoveredWithSequelae: 'Guérison avec séquelles',
      fatal: 'Décès',
      unknown: 'Inconnue',
    },
    actions: {
      withdrawn: 'Arrêté',
      reduced: 'Dose diminuée',
      increased: 'Dose augmentée',
      unchanged: 'Poursuivi sans changement',
      unknown: 'Inconnu',
      notApplicable: 'Sans objet',
    },
    dechallenges: {
      improved: 'L’effet a diminué ou disparu',
      notImproved: 'L’effet n’a pas diminué',
      unknown: 'Inconnu',
    },
    rechallenges: {
      recurred: 'L’effet est revenu',
      notRecurred: 'L’effet n’est pas revenu',
      outcomeUnknown: 'Repris, suite inconnue',
      notDone: 'Pas repris',
    },
  },
  en: {
    kind: 'Side effect of a medication, in the order of the French reporting portal',
    madeOn: (day) => `Prepared on ${day}`,
    written: (declared, changed) =>
      changed ? `Recorded in Vécu on ${declared}, edited on ${changed}` : `Recorded in Vécu on ${declared}`,
    portal: (address) => `To report officially: ${address}`,
    notSent: 'Vécu has sent nothing: this document helps you fill in the portal’s form, or talk about it.',
    sections: {
      reporter: 'The person reporting',
      patient: 'The person concerned',
      products: 'The suspected medication or medications',
      effect: 'The side effect',
      history: 'Medical history and other treatments',
    },
    asides: {
      reporter: 'The portal also asks how to reach you: you enter that there, it is not on this page.',
      patient: 'The portal may ask for more details (exact age, weight, height): Vécu does not hold them.',
    },
    fields: {
      reporter: 'You are',
      ageBand: 'Age band',
      sex: 'Sex',
      name: 'Name of the medication',
      substance: 'Active substance',
      batch: 'Batch number',
      dosage: 'Dosage',
      route: 'Route of administration',
      startDate: 'Taken from',
      stopDate: 'Taken until',
      indication: 'Taken for',
      description: 'Description',
      reactions: 'Effects felt',
      onsetDate: 'Date it started',
      duration: 'Duration',
      severity: 'Severity as felt',
      seriousness: 'Seriousness criteria',
      outcome: 'Outcome',
      action: 'What was done with the medication',
      dechallenge: 'After it was stopped or reduced',
      rechallenge: 'After it was taken again',
      history: 'Medical history',
      others: 'Other medications taken at the same time',
      notes: 'Other information',
    },
    absent: 'Not filled in',
    product: (n) => `Medication ${n}`,
    ofDrug: (field, drug) => `${field} (${drug})`,
    from: (day) => `since ${day}`,
    until: (day) => `until ${day}`,
    outOfFive: (severity, n) => `${severity} (${n} out of 5)`,
    noneOfThem: 'None of these criteria',
    routes: {
      oral: 'Oral (tablet, capsule)',
      intravenous: 'Injection (intravenous)',
      intramuscular: 'Injection (intramuscular)',
      subcutaneous: 'Injection (subcutaneous)',
      topical: 'Topical (cream, ointment)',
      inhalation: 'Inhalation',
      drops: 'Drops (eye, nose)',
      suppository: 'Suppository',
      patch: 'Transdermal patch',
      other: 'Other',
    },
    ageBands: {
      '0-1': 'Under 2 years',
      '2-11': '2 to 11 years',
      '12-17': '12 to 17 years',
      '18-44': '18 to 44 years',
      '45-64': '45 to 64 years',
      '65-74': '65 to 74 years',
      '75+': '75 years and over',
    },
    sexes: { female: 'Female', male: 'Male', other: 'Other' },
    reporters: {
      patient: 'The person concerned',
      relative: 'Someone close to them',
      professional: 'A health professional',
    },
    severities: ['Mild', 'Moderate', 'Severe', 'Very severe', 'Critical'],
    seriousness: {
      death: 'Death',
      lifeThreatening: 'Life-threatening',
      hospitalisation: 'Hospital stay, or a longer one',
      disability: 'Significant or lasting disability or incapacity',
      congenitalAnomaly: 'Congenital anomaly or birth defect',
      otherImportant: 'Other medically important condition',
    },
    outcomes: {
      recovered: 'Recovered without after-effects',
      recovering: 'Recovering',
      notRecovered: 'Not recovered yet',
      recoveredWithSequelae: 'Recovered with after-effects',
      fatal: 'Death',
      unknown: 'Unknown',
    },
    actions: {
      withdrawn: 'Stopped',
      reduced: 'Dose reduced',
      increased: 'Dose increased',
      unchanged: 'Continued unchanged',
      unknown: 'Unknown',
      notApplicable: 'Not applicable',
    },
    dechallenges: {
      improved: 'The effect lessened or went away',
      notImproved: 'The effect did not lessen',
      unknown: 'Unknown',
    },
    rechallenges: {
      recurred: 'The effect came back',
      notRecurred: 'The effect did not come back',
      outcomeUnknown: 'Taken again, what followed is unknown',
      notDone: 'Not taken again',
    },
  },
}
