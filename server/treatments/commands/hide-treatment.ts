import { eq } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { type Hiding, hidingValues } from '#server/foundation/hiding.ts'
import { broadcastPost } from '#server/posts/commands/broadcast-post.ts'
import { lockPost } from '#server/posts/queries.ts'
import { postOf } from '../queries.ts'
import { treatment } from '../tables.ts'

/**
 * Hides an entry from everyone but its author, or shows it again; its words leave the search and the card of its story with it.
 * @returns whether there is such an entry
 */
export async function hideTreatment(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const postId = await postOf(tx, id)
  if (!postId) return false
  // The post is locked first, as in every command, because triggers update it with its entries.
  await lockPost(tx, postId)
  const [known] = await tx.select({ hiddenAt: treatment.hiddenAt }).from(treatment).where(eq(treatment.id, id))
  if (!known) return false
  await tx.update(treatment).set(hidingValues(hiding)).where(eq(treatment.id, id))
  const isShownAgain = hiding === null
  await broadcastPost(tx, { postId, isHidden: known.hiddenAt !== null && !isShownAgain, isShownAgain })
  return true
}
