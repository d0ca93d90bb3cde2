import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Country } from '#contract/foundation/country.ts'
import { PlainDate, PlainMonth } from '#contract/foundation/dates.ts'
import { Hidden } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { MemberBand } from '#contract/foundation/member-band.ts'
import { PageRequest } from '#contract/foundation/page.ts'
import { cleanLine, lineText, longText, optional } from '#contract/foundation/text.ts'
import { FILES_MAX } from '#contract/media/limits.ts'
import { Media } from '#contract/media/schema.ts'
import {
  COMMENT_MAX,
  DESCRIPTION_MAX,
  DESTINATION_MAX,
  DIAGNOSIS_MAX,
  DURATION_MAX,
  HOW_FOUND_MAX,
  INTENSITY_MAX,
  INTENSITY_MIN,
  OUTCOME_NOTES_MAX,
  OUTCOMES,
  PLACE_MAX,
  POSTAL_CODE_MAX,
  RESOLVED_DAYS_MAX,
  SEARCH_MAX,
  SINCE,
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

export const Since = z.enum(SINCE)
export type Since = z.infer<typeof Since>

/** The server refuses, by its own clock, days in the future and travels older than 12 months. */
export const SymptomFields = z.object({
  title: lineText({ min: 1, max: TITLE_MAX }),
  description: longText({ min: 1, max: DESCRIPTION_MAX }),
  duration: optional(lineText({ max: DURATION_MAX })),
  intensity: z.number().int().min(INTENSITY_MIN).max(INTENSITY_MAX).nullable().default(null),
  since: Since.nullable().default(null),
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

const MediaIds = z
  .array(Id)
  .max(FILES_MAX)
  .refine((ids) => new Set(ids).size === ids.length, 'invalid')
  .default([])

/** `requestId` is made when the form opens: the same id never publishes twice. */
export const PublishSymptomInput = SymptomFields.extend({ requestId: Id, mediaIds: MediaIds })
export type PublishSymptomInput = z.output<typeof PublishSymptomInput>

export const CommunityEntry = z.enum(['feed', 'dashboard'])
export type CommunityEntry = z.infer<typeof CommunityEntry>

export const CommunityFields = z.object({
  title: optional(lineText({ max: TITLE_MAX })),
  description: optional(longText({ max: DESCRIPTION_MAX })),
  tags: z.array(Tag).max(TAGS_MAX).default([]),
  place: optional(lineText({ max: PLACE_MAX })),
})
export type CommunityFields = z.output<typeof CommunityFields>

export const PublishCommunityInput = CommunityFields.extend({
  requestId: Id,
  mediaIds: MediaIds,
  entry: CommunityEntry,
  language: Language.default('fr'),
  isByTeam: z.boolean().default(false),
})
export type PublishCommunityInput = z.output<typeof PublishCommunityInput>

/** `version` is the one that the editor began from. An edit over somebody's newer text is refused, so that no text is lost. */
export const EditSymptomInput = SymptomFields.extend({ id: Id, version: z.number().int().positive() })
export type EditSymptomInput = z.output<typeof EditSymptomInput>

/** Where a symptom is marked as healed: its own page requires one of the two texts, the feed requires both. */
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
} satisfies Record<'resolvedAt' | Exclude<keyof ResolveInput, 'id' | 'entry'>, z.ZodType>)

export const Outcome = z.enum(OUTCOMES)
export type Outcome = z.infer<typeof Outcome>

export const StandingOutcome = z.object({ outcome: Outcome.exclude(['ongoing']), at: z.date() })
export type StandingOutcome = z.infer<typeof StandingOutcome>

const HowFound = optional(lineText({ max: HOW_FOUND_MAX }))
const OutcomeNotes = optional(longText({ max: OUTCOME_NOTES_MAX }))

/** `was` is the state that the member saw. The change is refused where the state is another one by then, so that no change is lost. */
const changed = { id: Id, was: Outcome }

/** Going back to `ongoing` removes a diagnosis and a resolution from the story. A symptom is healed by resolving it, not here. */
export const SetOutcomeInput = z.discriminatedUnion('outcome', [
  z.object({ ...changed, outcome: z.literal('ongoing') }),
  z.object({ ...changed, outcome: z.literal('better'), notes: OutcomeNotes }),
  z.object({
    ...changed,
    outcome: z.literal('diagnosed'),
    diagnosis: lineText({ min: 1, max: DIAGNOSIS_MAX }),
    examination: HowFound,
    specialist: HowFound,
    timeTaken: HowFound,
    notes: OutcomeNotes,
  }),
])
export type SetOutcomeInput = z.output<typeof SetOutcomeInput>

export const Diagnosis = z.object({
  name: z.string(),
  examination: z.string().nullable(),
  specialist: z.string().nullable(),
  timeTaken: z.string().nullable(),
  diagnosedAt: z.date(),
})
export type Diagnosis = z.infer<typeof Diagnosis>

export const OwnDetails = z.object({
  startDate: PlainDate.nullable(),
  postalCode: z.string().nullable(),
  travels: z.array(z.object({ destination: z.string(), startDate: z.string(), endDate: z.string() })),
})

export const POST_KINDS = ['symptom', 'community'] as const
export const PostKind = z.enum(POST_KINDS)
export type PostKind = z.infer<typeof PostKind>

/**
 * A post, as one reader may see it. Other members get the month of onset and never the postal code or travels. A community post has no symptom: neither
 * duration, intensity, since when, start nor country; a symptom post has no place.
 */
export const Post = z.object({
  id: Id,
  kind: PostKind,
  author: Author,
  isByTeam: z.boolean(),
  isMine: z.boolean(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  duration: z.string().nullable(),
  intensity: z.number().int().nullable(),
  since: Since.nullable(),
  startMonth: PlainMonth.nullable(),
  country: Country.nullable(),
  place: z.string().nullable(),
  media: z.array(Media),
  /** Counts everyone, including members whom this reader does not see: a number names nobody. */
  likes: z.number().int().nonnegative(),
  /** Counts those that this reader sees: another number would tell of a block or of a consent withdrawn. */
  comments: z.number().int().nonnegative(),
  isLiked: z.boolean(),
  /**
   * How many members say "me too" to a story. Its author gets the number of those whom they may see. Everybody else gets the number as of the last full hour,
   * in which accounts that were opened together count once, and in which the reader's own counts at once. Only the author learns who they are.
   */
  meToos: z.number().int().nonnegative(),
  isMeToo: z.boolean(),
  createdAt: z.date(),
  version: z.number().int(),
  resolution: Resolution.nullable(),
  /** A community post is always `ongoing`. */
  outcome: Outcome,
  outcomeAt: z.date().nullable(),
  outcomeNotes: z.string().nullable(),
  diagnosis: Diagnosis.nullable(),
  helped: z.array(z.string()),
  own: OwnDetails.nullable(),
  hidden: Hidden,
  /** `react` is to like and to comment; `meToo` is offered only on stories of others. */
  can: z.object({
    edit: z.boolean(),
    resolve: z.boolean(),
    change: z.boolean(),
    remove: z.boolean(),
    react: z.boolean(),
    meToo: z.boolean(),
  }),
})
export type Post = z.infer<typeof Post>

/** The fields of the form that a post returns, to everybody or to its author alone: a form field that neither type holds does not compile. */
export type SymptomContent = Pick<Post & z.infer<typeof OwnDetails>, keyof SymptomFields>
export type ToldCommunity = Pick<Post, keyof CommunityFields>

export const Tally = Post.pick({ id: true, likes: true, comments: true, isLiked: true })
export type Tally = z.infer<typeof Tally>

/** The "me too" numbers of a post. They are never pushed to its readers, who would then see when somebody says it. */
export const MeTooTally = Post.pick({ id: true, meToos: true, isMeToo: true })
export type MeTooTally = z.infer<typeof MeTooTally>

export const FEED_FILTERS = ['all', 'symptoms', 'questions', 'resolved', 'better', 'diagnosed'] as const
export const FeedFilter = z.enum(FEED_FILTERS)
export type FeedFilter = z.infer<typeof FeedFilter>

/**
 * The posts to look for. Any text is a valid search: it is cut where it is too long, and never refused. Its last word also matches longer words, as while one
 * is typing, unless a space follows it.
 */
export const FeedScope = z.object({
  search: z
    .string()
    .transform((text) => {
      const line = cleanLine(text.slice(0, SEARCH_MAX))
      return line === '' ? undefined : /\s$/.test(text) ? `${line} ` : line
    })
    .optional(),
  country: Country.optional(),
  tag: Tag.optional(),
  media: z.enum(['any', 'with']).default('any'),
})
export type FeedScope = z.output<typeof FeedScope>

/** `resolvedDays`: only what was resolved within so many days. */
export const FeedRequest = FeedScope.extend({
  ...PageRequest.shape,
  filter: FeedFilter.default('all'),
  resolvedDays: z.coerce.number().int().min(1).max(RESOLVED_DAYS_MAX).optional(),
})
export type FeedRequest = z.output<typeof FeedRequest>

/** `understoodAs` is the corrected search, where the words as typed were found nowhere; null when they were found. */
export const FeedPage = z.object({
  items: z.array(Post),
  nextCursor: Id.nullable(),
  understoodAs: z.string().nullable(),
})
export type FeedPage = z.infer<typeof FeedPage>

/** With a search, counted no further than SEARCH_COUNTED_MAX. */
export const FeedCounts = z.record(FeedFilter, z.number().int().nonnegative())
export type FeedCounts = z.infer<typeof FeedCounts>

export const OWN_STATES = ['all', 'active', 'resolved'] as const
export const OwnState = z.enum(OWN_STATES)
export type OwnState = z.infer<typeof OwnState>

export const OwnScope = z.object({
  kind: PostKind.optional(),
  search: z
    .string()
    .transform((text) => cleanLine(text.slice(0, SEARCH_MAX)) || undefined)
    .optional(),
})
export type OwnScope = z.output<typeof OwnScope>

/** Only symptoms can be resolved: a community post is neither active nor resolved. */
export const OwnCounts = z.record(OwnState, z.number().int().nonnegative())
export type OwnCounts = z.infer<typeof OwnCounts>

const Count = z.number().int().nonnegative()

export const OwnStats = z.object({
  symptoms: z.object({ total: Count, resolved: Count, active: Count, recent: Count, likes: Count }),
  community: z.object({ total: Count, recent: Count, likes: Count }),
})
export type OwnStats = z.infer<typeof OwnStats>

/**
 * Public figures of symptoms, made once a day at most. They count members whose account is at least 14 days old and who did something that others can see on
 * two days. Totals are exact and cover all of these members; tags and months are bands of 21 members at least and cover only those who agreed to public
 * statistics. `members` covers all of these members, null where it is hidden.
 */
export const PublicStats = z.object({
  totalPosts: z.number().int(),
  resolvedPosts: z.number().int(),
  members: MemberBand.nullable(),
  commonTags: z.array(z.object({ tag: z.string(), members: MemberBand })),
  postsByMonth: z.array(z.object({ month: PlainMonth, members: MemberBand })),
})
export type PublicStats = z.infer<typeof PublicStats>

export const CommentOrder = z.enum(['oldest', 'newest'])
export type CommentOrder = z.infer<typeof CommentOrder>

/** `author` and `body` are null where the author deleted a comment that still has replies. */
export const Comment = z.object({
  id: Id,
  postId: Id,
  parentId: Id.nullable(),
  author: Author.nullable(),
  isMine: z.boolean(),
  isByPostAuthor: z.boolean(),
  body: z.string().nullable(),
  createdAt: z.date(),
  hidden: Hidden,
  can: z.object({ remove: z.boolean(), reply: z.boolean() }),
})
export type Comment = z.infer<typeof Comment>

/** `replyCount` counts those that this reader may see. */
export const Thread = Comment.extend({ replies: z.array(Comment), replyCount: z.number().int().nonnegative() })
export type Thread = z.infer<typeof Thread>

/** `reply` is given by itself, because `thread` may not show it yet. */
export const CommentPlace = z.object({ thread: Thread, reply: Comment.nullable() })
export type CommentPlace = z.infer<typeof CommentPlace>

/** A reply to a reply is attached to the comment that both stand under. */
export const AddCommentInput = z.object({
  postId: Id,
  parentId: Id.nullable().default(null),
  requestId: Id,
  body: longText({ min: 1, max: COMMENT_MAX }),
})
export type AddCommentInput = z.output<typeof AddCommentInput>
