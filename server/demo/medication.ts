import { z } from 'zod'
import {
  AGE_BANDS,
  DECHALLENGES,
  DRUG_ACTIONS,
  OUTCOMES,
  RECHALLENGES,
  ROUTES,
  SERIOUSNESS,
  SEXES,
} from '#contract/medication/choices.ts'
import reports from './reports.json' with { type: 'json' }

/** A side effect that a member of the demo community declared. */
const DemoReport = z.strictObject({
  /** Place of the member in MEMBERS. */
  author: z.int(),
  declaredDaysAgo: z.int(),
  onsetDaysAgo: z.int(),
  name: z.string(),
  substance: z.string(),
  dosage: z.string(),
  route: z.enum(ROUTES),
  indication: z.string().nullable(),
  /** When it was begun and, where it was, stopped. */
  takenDaysAgo: z.tuple([z.int(), z.int().optional()]),
  action: z.enum(DRUG_ACTIONS),
  dechallenge: z.enum(DECHALLENGES).nullable(),
  rechallenge: z.enum(RECHALLENGES).nullable(),
  /** Taken at the same time. */
  others: z.array(z.string()),
  description: z.string(),
  reactions: z.array(z.string()),
  severity: z.int(),
  duration: z.string(),
  history: z.string().nullable(),
  ageBand: z.enum(AGE_BANDS),
  sex: z.enum(SEXES),
  seriousness: z.array(z.enum(SERIOUSNESS)),
  outcome: z.enum(OUTCOMES),
})
export type DemoReport = z.infer<typeof DemoReport>

/** Oldest first. All texts, people and treatments are invented; the effects are among those that leaflets name. */
export const REPORTS: readonly DemoReport[] = z.array(DemoReport).parse(reports)

/** Who agreed to be shown to whom, by their places in MEMBERS; `isMutual` where the other did too. */
export type DemoAgreement = { by: number; to: number; isMutual: boolean }

/** Each of the two members who show the demo has an introduction, a request in each direction, and anonymous matches. */
export const AGREEMENTS: readonly DemoAgreement[] = [
  { by: 7, to: 0, isMutual: true },
  { by: 2, to: 0, isMutual: false },
  { by: 1, to: 6, isMutual: true },
  { by: 1, to: 4, isMutual: false },
]
