import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { MediaKind } from '#contract/media/schema.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import type { Subject } from '../queries.ts'
import { media } from '../tables.ts'

const TAKEN_BY: Record<Subject['kind'], { kinds: MediaKind[]; path: string }> = {
  post: { kinds: ['symptom-photos', 'symptom-videos'], path: 'mediaIds' },
  member: { kinds: ['avatars'], path: 'mediaId' },
  message: { kinds: ['symptom-photos'], path: 'mediaId' },
  professional: { kinds: ['evidence'], path: 'evidenceId' },
  // Media of a conference are made by the server and never uploaded.
  conference: { kinds: [], path: 'mediaId' },
}

type Claim = { ownerId: string; mediaIds: readonly string[]; subject: Subject }

/**
 * Assigns files to a subject, in the given order. Each must be the member's own, of an allowed kind, ready and unused. Two concurrent claims of one file cannot
 * both succeed.
 * @throws Refusal INVALID_INPUT with `mediaGone` for their field unless all files are so
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
