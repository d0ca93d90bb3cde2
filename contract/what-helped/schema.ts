import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Id } from '#contract/foundation/ids.ts'
import { pageOf } from '#contract/foundation/page.ts'
import { SymptomId } from '#contract/posts/symptom-id.ts'
import { TreatmentEffect, TreatmentKind } from '#contract/treatments/schema.ts'

/** Members, as a range that is exact where both ends are the same; 0 to 10 is "fewer than eleven". */
const Members = z.object({ from: z.number().int(), to: z.number().int() })

/** Percent, multiples of five, rounded outward. */
const Interval = z.object({ low: z.number().int(), high: z.number().int() })

/** The name of a thing tried in both languages: of our list or of a substance; for members also the words that members use. */
const Name = z.object({ fr: z.string(), en: z.string() })

/**
 * One thing that at least eleven members tried. Each member counts once. `better` is the 90 % interval of those who say that it helped among those who know;
 * null where fewer than eleven know.
 */
export const TriedThing = z.object({
  key: z.string(),
  name: Name,
  kind: TreatmentKind,
  tried: Members,
  helped: Members,
  unchanged: Members,
  worse: Members,
  unknown: Members,
  better: Interval.nullable(),
})
export type TriedThing = z.infer<typeof TriedThing>

/** What one member tells in their own words of one thing. */
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

/** The share that says to be better by the end of a month since the symptom began, in percent; `followed` are still in sight then. */
export const MonthBetter = z.object({
  month: z.number().int(),
  share: z.number().int(),
  low: z.number().int(),
  high: z.number().int(),
  followed: Members,
})
export type MonthBetter = z.infer<typeof MonthBetter>

/** What members tell of one symptom: the same for every reader, but for numbers and stories that only members read. */
export const WhatHelped = z.object({
  countedAt: z.date().nullable(),
  /** Symptoms of which something is told, by their French names, as posts keep them. */
  symptoms: z.array(z.object({ id: SymptomId, name: z.string() })),
  of: z
    .object({
      /** Of the symptom, in French, as posts keep it. */
      name: z.string(),
      /** Members who told something that they tried; null where they are fewer than eleven. */
      members: Members.nullable(),
      things: z.array(TriedThing),
      /** Things without figures, with stories; null for a visitor. */
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
