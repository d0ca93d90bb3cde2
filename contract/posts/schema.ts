import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Country } from '#contract/foundation/countries.ts'
import { PlainDate, PlainMonth } from '#contract/foundation/dates.ts'
import { Id } from '#contract/foundation/ids.ts'
import { lineText, longText, optional } from '#contract/foundation/text.ts'
import {
  DESCRIPTION_MAX,
  DESTINATION_MAX,
  DURATION_MAX,
  INTENSITY_MAX,
  INTENSITY_MIN,
  POSTAL_CODE_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
  TRAVELS_MAX,
} from './limits.ts'

export const Tag = lineText({ min: 1, max: TAG_MAX })

export const Travel = z
  .object({ destination: lineText({ min: 1, max: DESTINATION_MAX }), startDate: PlainDate, endDate: PlainDate })
  .refine(({ startDate, endDate }) => startDate <= endDate, { message: 'datesReversed', path: ['endDate'] })
export type Travel = z.output<typeof Travel>

/** What a member says of a symptom. Days in the future and travels older than 12 months are refused by the server's clock. */
export const SymptomFields = z.object({
  title: lineText({ min: 1, max: TITLE_MAX }),
  description: longText({ min: 1, max: DESCRIPTION_MAX }),
  duration: optional(lineText({ max: DURATION_MAX })),
  intensity: z.number().int().min(INTENSITY_MIN).max(INTENSITY_MAX),
  startDate: z
    .union([z.literal('').transform(() => null), z.null(), PlainDate])
    .optional()
    .transform((date) => date ?? null),
  country: z
    .union([z.literal('').transform(() => null), z.null(), Country])
    .optional()
    .transform((code) => code ?? null),
  postalCode: optional(lineText({ max: POSTAL_CODE_MAX })),
  tags: z.array(Tag).max(TAGS_MAX).default([]),
  travels: z.array(Travel).max(TRAVELS_MAX).default([]),
})
export type SymptomFields = z.output<typeof SymptomFields>

/** `requestId` is made when the form opens: the same one never publishes twice. */
export const PublishSymptomInput = SymptomFields.extend({ requestId: Id })
export type PublishSymptomInput = z.output<typeof PublishSymptomInput>

/** `version` is the one the editor began from: an edit over someone's newer text is refused, not lost. */
export const EditSymptomInput = SymptomFields.extend({ id: Id, version: z.number().int().positive() })
export type EditSymptomInput = z.output<typeof EditSymptomInput>

/** Where a symptom is marked as healed: on its own page one of the two texts is enough, from the feed both are asked for. */
export const ResolveEntry = z.enum(['page', 'feed'])
export type ResolveEntry = z.infer<typeof ResolveEntry>

export const ResolveInput = z
  .object({
    id: Id,
    entry: ResolveEntry.default('page'),
    treatment: optional(longText({ max: DESCRIPTION_MAX })),
    notes: optional(longText({ max: DESCRIPTION_MAX })),
  })
  .refine(({ treatment, notes }) => treatment !== null || notes !== null, 'nothingGiven')
  .refine(({ entry, treatment }) => entry === 'page' || treatment !== null, {
    message: 'required',
    path: ['treatment'],
  })
  .refine(({ entry, notes }) => entry === 'page' || notes !== null, { message: 'required', path: ['notes'] })
export type ResolveInput = z.output<typeof ResolveInput>

export const Resolution = z.object({
  resolvedAt: z.date(),
  treatment: z.string().nullable(),
  notes: z.string().nullable(),
})

/** What only its author sees of a post. */
export const OwnDetails = z.object({
  startDate: PlainDate.nullable(),
  postalCode: z.string().nullable(),
  travels: z.array(z.object({ destination: z.string(), startDate: z.string(), endDate: z.string() })),
})

/** A symptom post, as one reader may see it. Other members get the month of onset and never postal code or travels. */
export const Post = z.object({
  id: Id,
  kind: z.literal('symptom'),
  author: Author,
  isMine: z.boolean(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  duration: z.string().nullable(),
  intensity: z.number().int(),
  startMonth: PlainMonth.nullable(),
  country: Country.nullable(),
  createdAt: z.date(),
  version: z.number().int(),
  resolution: Resolution.nullable(),
  own: OwnDetails.nullable(),
  can: z.object({ edit: z.boolean(), resolve: z.boolean(), remove: z.boolean() }),
})
export type Post = z.infer<typeof Post>

/** Figures anyone may see. No tag or month is counted under 11 distinct members who agreed to public statistics. */
export const PublicStats = z.object({
  totalPosts: z.number().int(),
  resolvedPosts: z.number().int(),
  members: z.number().int(),
  commonTags: z.array(z.object({ tag: z.string(), posts: z.number().int() })),
  postsByMonth: z.array(z.object({ month: PlainMonth, posts: z.number().int() })),
})
export type PublicStats = z.infer<typeof PublicStats>
