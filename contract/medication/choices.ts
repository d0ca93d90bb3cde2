// The browser draws its forms from these choices without loading the schemas.

/** Specification part 2 §9, in its order. */
export const ROUTES = [
  'oral',
  'intravenous',
  'intramuscular',
  'subcutaneous',
  'topical',
  'inhalation',
  'drops',
  'suppository',
  'patch',
  'other',
] as const
export type Route = (typeof ROUTES)[number]

/** ICH E2B(R3) G.k.1, as far as a member can tell them apart. */
export const DRUG_ROLES = ['suspected', 'concomitant'] as const
export type DrugRole = (typeof DRUG_ROLES)[number]

export const AGE_BANDS = ['0-1', '2-11', '12-17', '18-44', '45-64', '65-74', '75+'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const SEXES = ['female', 'male', 'other'] as const
export type Sex = (typeof SEXES)[number]

export const REPORTERS = ['patient', 'relative', 'professional'] as const
export type Reporter = (typeof REPORTERS)[number]

/** ICH E2A; E2B(R3) E.i.3.2 in its order. */
export const SERIOUSNESS = [
  'death',
  'lifeThreatening',
  'hospitalisation',
  'disability',
  'congenitalAnomaly',
  'otherImportant',
] as const
export type Seriousness = (typeof SERIOUSNESS)[number]

/** E2B(R3) E.i.7. */
export const OUTCOMES = [
  'recovered',
  'recovering',
  'notRecovered',
  'recoveredWithSequelae',
  'fatal',
  'unknown',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** E2B(R3) G.k.8. */
export const DRUG_ACTIONS = ['withdrawn', 'reduced', 'increased', 'unchanged', 'unknown', 'notApplicable'] as const
export type DrugAction = (typeof DRUG_ACTIONS)[number]

export const DECHALLENGES = ['improved', 'notImproved', 'unknown'] as const
export type Dechallenge = (typeof DECHALLENGES)[number]

/** E2B(R3) G.k.9.i.4, in its order. */
export const RECHALLENGES = ['recurred', 'notRecurred', 'outcomeUnknown', 'notDone'] as const
export type Rechallenge = (typeof RECHALLENGES)[number]

export const ONSET_BANDS = ['sameMonth', 'nearMonth'] as const

export const AGREEMENTS = ['neither', 'mine', 'theirs', 'both'] as const
export type Agreement = (typeof AGREEMENTS)[number]
