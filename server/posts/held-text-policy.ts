import { adviceIn } from '#contract/foundation/advice.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { type HidingRow, hidingValues } from '#server/foundation/hiding.ts'
import { textsOf } from '#server/foundation/new-accounts.ts'
import { authorPlaces } from './research-queries.ts'

/** The texts of a post that others read, and that moderation therefore reads. */
export const shownTexts = ({ postalCode: _, ...shown }: { postalCode?: string | null }): string[] => textsOf(shown)

type Texts = readonly (string | null | undefined)[]
type Writing = { known?: Pick<HidingRow, 'hiddenAt'>; texts: Texts; before?: Texts }

/**
 * Returns the columns that hide a text with medical advice by a new account, so that nobody reads it before the staff, to whom a job reports it. Returns none
 * where the row is already hidden, so that it keeps its reasons.
 * @param known  the row that is changed; undefined for a new one
 * @param texts  all that others may read of it
 * @param before  what they could read of it until now
 * @source ruling 64
 */
export async function heldColumns(
  tx: Tx,
  { actor, now }: Pick<MemberCtx, 'actor' | 'now'>,
  { known, texts, before = [] }: Writing,
): Promise<Partial<HidingRow>> {
  if (known?.hiddenAt) return {}
  const isAdvice = texts.some((text) => text && !before.includes(text) && adviceIn(text))
  if (!isAdvice) return {}
  const at = now()
  const places = await authorPlaces(tx, [actor.id], at)
  return places.get(actor.id)!.isEstablished ? {} : hidingValues({ at, reason: null, decisionId: null })
}
