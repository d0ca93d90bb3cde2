import { eq } from 'drizzle-orm'
import type { ResolveInput } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demandNoLink, textsOf } from '#server/foundation/new-accounts.ts'
import { demand } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { postResolved } from '../events.ts'
import { heldColumns } from '../held-text-policy.ts'
import { mayResolve } from '../policy.ts'
import { lockPost, type PostRow, postColumns } from '../queries.ts'
import { outcomeChange, post } from '../tables.ts'
import { learnWords } from './learn-words.ts'

/**
 * Marks a symptom as healed, with what helped. The jobs that follow are queued in the same transaction.
 * @throws Refusal NOT_FOUND, ALREADY_RESOLVED, NO_LINKS_YET
 */
export async function resolveSymptom(ctx: MemberCtx, { id, ...said }: Omit<ResolveInput, 'entry'>): Promise<PostRow> {
  const at = ctx.now()
  demandNoLink(ctx.actor, ...textsOf(columnsOf(said)))
  return transact(ctx, async (tx) => {
    const known = await lockPost(tx, id)
    demand(mayResolve(ctx.actor, known))
    const held = await heldColumns(tx, ctx, { known, texts: textsOf(columnsOf(said)), before: textsOf(known) })
    const outcome = { outcome: 'healed' as const, outcomeAt: at, outcomeNotes: null }
    const [resolved] = await tx
      .update(post)
      .set({ ...columnsOf(said), ...held, ...outcome, resolvedAt: at, updatedAt: at })
      .where(eq(post.id, id))
      .returning(postColumns)
    await tx.insert(outcomeChange).values({ ...said, id: ctx.newId(), postId: id, outcome: 'healed', at })
    await learnWords(tx, [{ title: said.treatment ?? '', description: said.notes ?? '', tags: [] }])
    await emit(tx, postResolved, { postId: id, authorId: known.authorId })
    return resolved!
  })
}

type ResolutionFields = Omit<ResolveInput, 'id' | 'entry'>

const columnsOf = ({
  notes,
  ...said
}: ResolutionFields): Pick<PostRow, Exclude<keyof ResolutionFields, 'notes'> | 'resolutionNotes'> => ({
  ...said,
  resolutionNotes: notes,
})
