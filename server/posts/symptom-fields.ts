import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { dateFaults, keptTags } from '#contract/posts/rules.ts'
import type { SymptomFields, Travel } from '#contract/posts/schema.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import type { PostRow } from './queries.ts'
import { travel } from './tables.ts'

/** What a row says; one that is a symptom has an intensity. */
type Fields = Omit<SymptomFields, 'intensity'> & { intensity: number | null }

/** The columns of a post that its author's words fill. */
export const columnsOf = ({
  title,
  description,
  duration,
  intensity,
  startDate,
  country,
  postalCode,
  tags,
}: Fields) => ({
  title,
  description,
  duration,
  intensity,
  startDate,
  country,
  postalCode,
  tags: keptTags(tags),
})

/** Whether a post with these travels says exactly what these fields would make it say. */
export const saysTheSame = (row: PostRow, travels: readonly Travel[], fields: SymptomFields): boolean =>
  isDeepStrictEqual(saidBy({ ...row, travels: [...travels] }), saidBy(fields))

/** What these fields say, and no more than that. */
export const saidBy = (fields: Fields) => ({ ...columnsOf(fields), travels: fields.travels.map(toldTravel) })

/** @throws Refusal INVALID_INPUT naming each day that cannot be, as of `now`; travels `told` already may have grown old */
export function demandDates(fields: SymptomFields, now: Date, told?: readonly Travel[]): void {
  const faults = dateFaults(fields, now, { told })
  if (faults.length > 0) throw invalidInput(...faults)
}

/** Makes these the travels of a post, whatever they were. */
export async function writeTravels(tx: Tx, postId: string, travels: readonly Travel[]): Promise<void> {
  await tx.delete(travel).where(eq(travel.postId, postId))
  if (travels.length > 0)
    await tx.insert(travel).values(travels.map((told, position) => ({ postId, position, ...toldTravel(told) })))
}

const toldTravel = ({ destination, startDate, endDate }: Travel) => ({ destination, startDate, endDate })
