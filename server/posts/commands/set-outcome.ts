import { eq } from 'drizzle-orm'
import { OUTCOMES_PER_HOUR } from '#contract/posts/limits.ts'
import type { SetOutcomeInput } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demandNoLink, textsOf } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { outcomeChanged } from '../events.ts'
import { heldColumns } from '../held-text-policy.ts'
import { mayChangeOutcome } from '../policy.ts'
import { lockPost, type PostRow, postColumns } from '../queries.ts'
import { outcomeChange, post } from '../tables.ts'
import { broadcastPost } from './broadcast-post.ts'
import { learnWords } from './learn-words.ts'

/**
 * Sets the outcome of a symptom. Going back removes the resolution from the story, and going back to `ongoing` removes the diagnosis too; their texts stay in
 * the author's history. Setting the same again changes nothing.
 * @throws Refusal NOT_FOUND; EDITED_ELSEWHERE where the outcome has changed since; NO_LINKS_YET; QUOTA_REACHED
 */
export async function setOutcome(ctx: MemberCtx, { id, was, ...said }: SetOutcomeInput): Promise<PostRow> {
  const at = ctx.now()
  const words = outcomeWordsOf(said)
  demandNoLink(ctx.actor, ...Object.values(words))
  return transact(ctx, async (tx) => {
    const known = await lockPost(tx, id)
    demand(mayChangeOutcome(ctx.actor, known))
    if (saysTheSame(known, said.outcome, words)) return known
    if (known.outcome !== was) throw new Refusal('EDITED_ELSEWHERE')
    await useQuota(tx, {
      memberId: ctx.actor.id,
      kind: 'outcome',
      subjectId: id,
      perHour: OUTCOMES_PER_HOUR,
      at,
    })
    const held = await heldColumns(tx, ctx, { known, texts: Object.values(words), before: textsOf(known) })
    const { notes, ...diagnosis } = words
    const [changed] = await tx
      .update(post)
      .set({
        ...held,
        outcome: said.outcome,
        outcomeAt: said.outcome === 'ongoing' ? null : at,
        outcomeNotes: notes,
        ...NOT_RESOLVED,
        ...(said.outcome === 'diagnosed' && { ...diagnosis, diagnosedAt: known.diagnosedAt ?? at }),
        ...(said.outcome === 'ongoing' && { ...diagnosis, diagnosedAt: null }),
        updatedAt: at,
      })
      .where(eq(post.id, id))
      .returning(postColumns)
    await tx.insert(outcomeChange).values({ id: ctx.newId(), postId: id, outcome: said.outcome, at, ...words })
    await learnWords(tx, [{ title: words.diagnosis ?? '', description: Object.values(words).join(' '), tags: [] }])
    await emit(tx, outcomeChanged, { postId: id, authorId: known.authorId })
    await broadcastPost(tx, { postId: id, wasShown: known.hiddenAt === null })
    return changed!
  })
}

const NOT_RESOLVED = { resolvedAt: null, treatment: null, resolutionNotes: null }

type Words = Pick<PostRow, 'diagnosis' | 'examination' | 'specialist' | 'timeTaken'> & { notes: string | null }

/** Returns what is said with an outcome, by column; null for what it does not say. */
function outcomeWordsOf(said: Omit<SetOutcomeInput, 'id' | 'was'>): Words {
  const none = { diagnosis: null, examination: null, specialist: null, timeTaken: null, notes: null }
  const { outcome: _outcome, ...words } = said
  return { ...none, ...words }
}

function saysTheSame(known: PostRow, outcome: PostRow['outcome'], { notes, ...diagnosis }: Words): boolean {
  if (known.outcome !== outcome || known.outcomeNotes !== notes) return false
  if (outcome !== 'diagnosed') return true
  return (Object.keys(diagnosis) as (keyof typeof diagnosis)[]).every((column) => known[column] === diagnosis[column])
}
