import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Hidden } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { lineText, longText } from '#contract/foundation/text.ts'
import { ASKED_TOPIC_MAX, ASKED_TOPIC_MIN, PROPOSAL_WORD_MAX } from './limits.ts'
import { ConferenceFields } from './schema.ts'

export const PROPOSAL_STATES = ['sent', 'returned', 'refused', 'approved'] as const
export const ProposalState = z.enum(PROPOSAL_STATES)
export type ProposalState = z.infer<typeof ProposalState>

/** The day and hour are the would-be speaker's wish. */
export const ProposalFields = ConferenceFields.pick({
  title: true,
  description: true,
  expertName: true,
  expertBio: true,
  scheduledAt: true,
  durationMinutes: true,
  tags: true,
  language: true,
})
export type ProposalFields = z.output<typeof ProposalFields>

/** `requestId` is made when the form opens: the same id never proposes twice. */
export const ProposeInput = ProposalFields.extend({ requestId: Id })
export const ReviseInput = ProposalFields.extend({ id: Id, version: z.number().int().positive() })

export const Proposal = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  expertName: z.string(),
  expertBio: z.string().nullable(),
  scheduledAt: z.date(),
  durationMinutes: z.number().int(),
  tags: z.array(z.string()),
  language: ConferenceFields.shape.language,
  state: ProposalState,
  /** The staff's comment; null where there is none. */
  word: z.string().nullable(),
  sentAt: z.date(),
  decidedAt: z.date().nullable(),
  conferenceId: Id.nullable(),
  version: z.number().int().positive(),
})
export type Proposal = z.infer<typeof Proposal>

/** `mayPropose`: with a professional's badge, or while a request for one is pending. */
export const OwnProposals = z.object({ items: z.array(Proposal), mayPropose: z.boolean() })

export const ProposalToDecide = Proposal.extend({ author: Author })
export type ProposalToDecide = z.infer<typeof ProposalToDecide>

export const DecideProposalInput = z.object({
  id: Id,
  version: z.number().int().positive(),
  act: z.enum(['refuse', 'return']),
  word: longText({ min: 1, max: PROPOSAL_WORD_MAX }),
})
export type DecideProposalInput = z.output<typeof DecideProposalInput>

export const ApproveProposalInput = ConferenceFields.extend({ id: Id, version: z.number().int().positive() })

/** Nobody learns who asked. `votes` omits members whom the staff suspended; those who signed up in one household within one hour count once. */
export const AskedTopic = z.object({
  id: Id,
  title: z.string(),
  votes: z.number().int().nonnegative(),
  isVoted: z.boolean(),
  isMine: z.boolean(),
  createdAt: z.date(),
  hidden: Hidden,
})
export type AskedTopic = z.infer<typeof AskedTopic>

export const AskTopicInput = z.object({
  requestId: Id,
  title: lineText({ min: ASKED_TOPIC_MIN, max: ASKED_TOPIC_MAX }),
})
export type AskTopicInput = z.output<typeof AskTopicInput>
