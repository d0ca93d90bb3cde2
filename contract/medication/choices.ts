// What can be chosen in a report. The browser draws its forms from these without loading the schemas.

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

/** Years of age of whom it happened to. */
export const AGE_BANDS = ['0-1', '2-11', '12-17', '18-44', '45-64', '65-74', '75+'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const SEXES = ['female', 'male', 'other'] as const
export type Sex = (typeof SEXES)[number]

/** Who declares: the person themselves, somebody close, a health professional. */
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

/** What was done with the medication: E2B(R3) G.k.8. */
export const DRUG_ACTIONS = ['withdrawn', 'reduced', 'increased', 'unchanged', 'unknown', 'notApplicable'] as const
export type DrugAction = (typeof DRUG_ACTIONS)[number]

/** What happened after it was stopped or reduced. */
export const DECHALLENGES = ['improved', 'notImproved', 'unknown'] as const
export type Dechallenge = (typeof DECHALLENGES)[number]

/** What happened when it was taken again: E2B(R3) G.k.9.i.4 in its order. */
export const RECHALLENGES = ['recurred', 'notRecurred', 'outcomeUnknown', 'notDone'] as const
export type Rechallenge = (typeof RECHALLENGES)[number]

/** What two who are shown to each other are told of their starts, by calendar months: the same one, or NEAR_MONTHS at most between them. */
export const ONSET_BANDS = ['sameMonth', 'nearMonth'] as const

/** Who of a pair agreed to be shown: neither, the reader, the other side, or both. */
export const AGREEMENTS = ['neither', 'mine', 'theirs', 'both'] as const
export type Agreement = (typeof AGREEMENTS)[number]
