import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { dateFaults, keptTags } from '#contract/posts/rules.ts'
import type { SymptomFields, Travel } from '#contract/posts/schema.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import type { PostRow } from './queries.ts'
import { travel } from './tables.ts'

/**
 * Returns these fields as a post stores them: each tag once, listed symptoms under their French name. A post's own row is read the same way, so that the two
 * can be compared.
 */
export const comparableFields = (fields: SymptomFields): SymptomFields => ({
  title: fields.title,
  description: fields.description,
  duration: fields.duration,
  intensity: fields.intensity,
  since: fields.since,
  startDate: fields.startDate,
  country: fields.country,
  postalCode: fields.postalCode,
  tags: keptTags(fields.tags),
  travels: fields.travels.map(toldTravel),
})

export const columnsOf = ({
  travels: _travels,
  ...columns
}: SymptomFields): Pick<PostRow, Exclude<keyof SymptomFields, 'travels'>> => columns

export const saysTheSame = (row: PostRow, travels: readonly Travel[], fields: SymptomFields): boolean =>
  isDeepStrictEqual(comparableFields({ ...row, travels: [...travels] }), comparableFields(fields))

/** Whether the fields hidden from others stay as they are: first day, postal code, travels. */
export function saysTheSameHidden(row: PostRow, travels: readonly Travel[], fields: SymptomFields): boolean {
  const hidden = ({ startDate, postalCode, travels }: SymptomFields) => ({ startDate, postalCode, travels })
  return isDeepStrictEqual(
    hidden(comparableFields({ ...row, travels: [...travels] })),
    hidden(comparableFields(fields)),
  )
}

/** @throws Refusal INVALID_INPUT that names each impossible day, as of `now`; travels in `told`, which the post already has, may be older than allowed */
export function demandDates(fields: SymptomFields, now: Date, told?: readonly Travel[]): void {
  const faults = dateFaults(fields, now, { told })
  if (faults.length > 0) throw invalidInput(...faults)
}

export async function writeTravels(tx: Tx, postId: string, travels: readonly Travel[]): Promise<void> {
  await tx.delete(travel).where(eq(travel.postId, postId))
  await addTravels(tx, postId, travels)
}

export async function addTravels(tx: Tx, postId: string, travels: readonly Travel[]): Promise<void> {
  if (travels.length > 0)
    await tx.insert(travel).values(travels.map((told, position) => ({ postId, position, ...told })))
}

const toldTravel = ({ destination, startDate, endDate }: Travel): Travel => ({ destination, startDate, endDate })
