import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { MediaKind } from '#contract/media/schema.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import type { Subject } from '../queries.ts'
import { media } from '../tables.ts'

/** The kinds of media that each subject may take, and the field of the input that named them. */
const TAKEN_BY: Record<Subject['kind'], { kinds: MediaKind[]; path: string }> = {
  post: { kinds: ['symptom-photos', 'symptom-videos'], path: 'mediaIds' },
  member: { kinds: ['avatars'], path: 'mediaId' },
  message: { kinds: ['symptom-photos'], path: 'mediaId' },
  professional: { kinds: ['evidence'], path: 'evidenceId' },
  // The media of a conference are made here, and sent by nobody.
  conference: { kinds: [], path: 'mediaId' },
}

type Claim = { ownerId: string; mediaIds: readonly string[]; subject: Subject }

/**
 * Gives a subject its files, in the order given. They must be the member's own, of a kind that it takes, ready, and nothing else's yet: of two
 * that take the same file at once, one does.
 * @throws Refusal INVALID_INPUT with `mediaGone` for their field unless every one of them is so
 */
export async function claimMedia(tx: Tx, { ownerId, mediaIds, subject }: Claim): Promise<void> {
  if (mediaIds.length === 0) return
  const { kinds, path } = TAKEN_BY[subject.kind]
  const free = await tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        inArray(media.id, [...mediaIds]),
        eq(media.ownerId, ownerId),
        inArray(media.kind, kinds),
        isNotNull(media.readyAt),
        isNull(media.subjectId),
      ),
    )
    .orderBy(asc(media.id))
    .for('update')
  if (free.length < mediaIds.length) throw invalidInput({ path, code: 'mediaGone' })
  for (const [position, id] of mediaIds.entries())
    await tx.update(media).set({ subjectKind: subject.kind, subjectId: subject.id, position }).where(eq(media.id, id))
}
