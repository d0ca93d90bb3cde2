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

const DemoReport = z.strictObject({
  author: z.int(),
  declaredDaysAgo: z.int(),
  onsetDaysAgo: z.int(),
  name: z.string(),
  substance: z.string(),
  dosage: z.string(),
  route: z.enum(ROUTES),
  indication: z.string().nullable(),
  takenDaysAgo: z.tuple([z.int(), z.int().optional()]),
  action: z.enum(DRUG_ACTIONS),
  dechallenge: z.enum(DECHALLENGES).nullable(),
  rechallenge: z.enum(RECHALLENGES).nullable(),
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

export const REPORTS: readonly DemoReport[] = z.array(DemoReport).parse(reports)

/** `by` and `to` are places in MEMBERS; `isMutual`: the other member agreed too. */
export type DemoAgreement = { by: number; to: number; isMutual: boolean }

export const AGREEMENTS: readonly DemoAgreement[] = [
  { by: 7, to: 0, isMutual: true },
  { by: 2, to: 0, isMutual: false },
  { by: 1, to: 6, isMutual: true },
  { by: 1, to: 4, isMutual: false },
]
