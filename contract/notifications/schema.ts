import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Id } from '#contract/foundation/ids.ts'

export const NOTICE_KINDS = ['recovery', 'match', 'comment', 'reply'] as const
export const NoticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof NoticeKind>

const base = { id: Id, createdAt: z.date(), isRead: z.boolean() }

/** Someone whose case resembles mine got better. The words are read from the post when asked, never copied. */
export const RecoveryNotice = z.object({
  ...base,
  kind: z.literal('recovery'),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  /** "symptom" is shown as Symptôme, anything else as Médicament. */
  matchType: z.string(),
  /** Percent, when the pair is still stored. */
  score: z.number().int().nullable(),
  treatment: z.string().nullable(),
  notes: z.string().nullable(),
})
export type RecoveryNotice = z.infer<typeof RecoveryNotice>

/** A new case that resembles one of mine. */
export const MatchNotice = z.object({
  ...base,
  kind: z.literal('match'),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  /** My post that it resembles, while the two are still matched. */
  ownPostId: Id.nullable(),
  score: z.number().int().nullable(),
})
export type MatchNotice = z.infer<typeof MatchNotice>

/** Someone commented one of my posts, or replied to a comment of mine. */
export const CommentNotice = z.object({
  ...base,
  kind: z.enum(['comment', 'reply']),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  commentId: Id,
  /** The beginning of the comment, at most 240 characters. */
  excerpt: z.string(),
})
export type CommentNotice = z.infer<typeof CommentNotice>

export const Notice = z.discriminatedUnion('kind', [RecoveryNotice, MatchNotice, CommentNotice])
export type Notice = z.infer<typeof Notice>
