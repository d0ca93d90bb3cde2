import type { Tx } from '#server/foundation/db/database.ts'
import { nudge } from '#server/foundation/transaction.ts'

/** A block between these two was made or lifted. Each is told their own id, so that nothing says between whom. */
export function nudgeBoth(tx: Tx, memberIds: readonly [string, string]): void {
  for (const id of memberIds) nudge(tx, [id], { kind: 'blocks', id })
}
