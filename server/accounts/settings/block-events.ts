import type { Tx } from '#server/foundation/db/database.ts'
import { pushEvent } from '#server/foundation/transaction.ts'

/** A block of these members was made or lifted. Each is told their own id, so that nothing says between whom. */
export function pushBlockEvents(tx: Tx, ...memberIds: readonly string[]): void {
  for (const id of memberIds) pushEvent(tx, [id], { kind: 'blocks', id })
}
