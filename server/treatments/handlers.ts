import { cleanLine } from '#contract/foundation/text.ts'
import { saysDose } from '#contract/medication/dose.ts'
import { SENTENCE_MAX, TREATMENT_NAME_MAX, TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import { knownName } from '#contract/treatments/rules.ts'
import type { Services } from '#server/foundation/context.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { cutText } from '#server/foundation/text/cut.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { broadcastPost } from '#server/posts/commands/broadcast-post.ts'
import type { PostEvent } from '#server/posts/events.ts'
import { lockPostIfThere } from '#server/posts/queries.ts'
import { treatmentTold } from './events.ts'
import { entriesOf } from './queries.ts'
import { treatment } from './tables.ts'
import { columnsOf, namedAs } from './treatment-fields.ts'

/**
 * Adds the method of a resolution as a treatment entry, unless the story has one of the same thing. Its effect stays empty, because naming a method is not
 * choosing one of the five effects.
 */
export async function keepMethod(services: Services, { postId }: PostEvent): Promise<void> {
  const at = services.now()
  await transact(services, async (tx) => {
    const post = await lockPostIfThere(tx, postId)
    const said = post?.treatment && methodOf(post.treatment)
    if (!post || !said) return
    const named = await namedAs(tx, said)
    const entries = await entriesOf(tx, postId)
    if (entries.length >= TREATMENTS_MAX || entries.some(({ key }) => key === named.key)) return
    const id = services.newId()
    await tx.insert(treatment).values({
      id,
      postId,
      authorId: post.authorId,
      requestId: id,
      digest: digestOf(said),
      ...columnsOf(said),
      ...named,
      isOfResolution: true,
      createdAt: at,
      updatedAt: at,
    })
    await emit(tx, treatmentTold, { treatmentId: id })
    await broadcastPost(tx, { postId })
  })
}

/** The first line is the name, as far as it fits, and the rest the sentence. Doses are left out. */
function methodOf(words: string) {
  const [first = '', ...rest] = words.split('\n').map(cleanLine)
  const name = cutText(first, TREATMENT_NAME_MAX)
  if (name === '' || saysDose(name)) return undefined
  const more = cutText([name === first ? '' : first, ...rest].filter(Boolean).join(' '), SENTENCE_MAX)
  return {
    name,
    kind: knownName(name)?.kind ?? ('other' as const),
    from: null,
    to: null,
    isOngoing: false,
    effect: null,
    sideEffects: [],
    sentence: more === '' || saysDose(more) ? null : more,
  }
}
