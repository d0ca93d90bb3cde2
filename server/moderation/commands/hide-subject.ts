import type { ReportReason } from '#contract/foundation/hidden.ts'
import type { SubjectKind } from '#contract/moderation/schema.ts'
import { hideProfile } from '#server/accounts/commands/hide-profile.ts'
import { hideMessage } from '#server/chat/commands/hide-message.ts'
import { hideTopic } from '#server/conferences/commands/ask-topic.ts'
import { hideRoomMessage } from '#server/conferences/commands/hide-message.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Hiding } from '#server/foundation/hiding.ts'
import { hideComment, hidePost } from '#server/posts/commands/hide-post.ts'
import { hideTreatment } from '#server/treatments/commands/hide-treatment.ts'
import type { Subject } from '../subject-queries.ts'

const HIDE: Record<SubjectKind, (tx: Tx, id: string, hiding: Hiding) => Promise<boolean>> = {
  post: hidePost,
  comment: hideComment,
  message: hideMessage,
  member: hideProfile,
  room: hideRoomMessage,
  treatment: hideTreatment,
  topic: hideTopic,
}

type Why = { at: Date; reason: ReportReason | null; decisionId: string | null }

export const hideSubject = (tx: Tx, { kind, id }: Subject, why: Why): Promise<boolean> => HIDE[kind](tx, id, why)

export const restoreSubject = (tx: Tx, { kind, id }: Subject): Promise<boolean> => HIDE[kind](tx, id, null)
