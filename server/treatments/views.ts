import type { Treatment } from '#contract/treatments/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import type { TreatmentRow } from './queries.ts'

export function treatmentView(row: TreatmentRow, who: Pick<Member, 'id'>): Treatment {
  const isMine = row.authorId === who.id
  const { id, postId, kind, name, isOngoing, effect, sideEffects, sentence, isOfResolution } = row
  return {
    id,
    postId,
    kind,
    name,
    from: monthOf(row.fromMonth),
    to: monthOf(row.toMonth),
    isOngoing,
    effect,
    sideEffects,
    sentence,
    isOfResolution,
    isMine,
    version: isMine ? row.version : 1,
    hidden: isMine ? hiddenView(row) : null,
  }
}

const monthOf = (day: string | null): string | null => day?.slice(0, 7) ?? null
