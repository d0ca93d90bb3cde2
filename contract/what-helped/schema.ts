import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Id } from '#contract/foundation/ids.ts'
import { pageOf } from '#contract/foundation/page.ts'
import { SymptomId } from '#contract/posts/symptom-id.ts'
import { TreatmentEffect, TreatmentKind } from '#contract/treatments/schema.ts'

/** Members, as a range that is exact where both ends are the same; 0 to 10 is "fewer than eleven". */
const Members = z.object({ from: z.number().int(), to: z.number().int() })

const Interval = z.object({ low: z.number().int(), high: z.number().int() })

const Name = z.object({ fr: z.string(), en: z.string() })

/**
 * At least eleven members tried it; each counts once. `better` is the 90 % interval of the share who say that it helped, among the `known`, who know its
 * effect; null where fewer than eleven know.
 */
export const TriedThing = z.object({
  key: z.string(),
  name: Name,
  kind: TreatmentKind,
  tried: Members,
  known: Members,
  helped: Members,
  unchanged: Members,
  worse: Members,
  unknown: Members,
  better: Interval.nullable(),
})
export type TriedThing = z.infer<typeof TriedThing>

export const TriedStory = z.object({
  id: Id,
  postId: Id,
  author: Author.omit({ avatar: true }),
  name: z.string(),
  kind: TreatmentKind,
  effect: TreatmentEffect.nullable(),
  sentence: z.string().nullable(),
})
export type TriedStory = z.infer<typeof TriedStory>

/** Percent of members who say they are better by the end of a month since the symptom began; `followed` counts those still followed then. */
export const MonthBetter = z.object({
  month: z.number().int(),
  share: z.number().int(),
  low: z.number().int(),
  high: z.number().int(),
  followed: Members,
})
export type MonthBetter = z.infer<typeof MonthBetter>

/** Equal for every reader, except for exact numbers and stories, which only members see. */
export const WhatHelped = z.object({
  countedAt: z.date().nullable(),
  symptoms: z.array(z.object({ id: SymptomId, name: z.string() })),
  of: z
    .object({
      name: z.string(),
      /** Members who told of something they tried; null where they are fewer than eleven. */
      members: Members.nullable(),
      things: z.array(TriedThing),
      /** Null for a visitor. */
      few: z
        .array(z.object({ key: z.string(), name: Name, kind: TreatmentKind, stories: z.array(TriedStory) }))
        .nullable(),
      /** Null where too few stories are followed. */
      better: z.object({ followed: Members, months: z.array(MonthBetter) }).nullable(),
    })
    .nullable(),
})
export type WhatHelped = z.infer<typeof WhatHelped>

export const TriedStories = pageOf(TriedStory)
