import { v7 } from 'uuid'
import type { CountryCode } from '#contract/foundation/countries.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { post } from '#server/posts/tables.ts'
import { crowd } from './crowd.ts'

/** A symptom in short. `helped` is what its author says when it is resolved. */
export type Telling = {
  tags: string[]
  country?: CountryCode
  postalCode?: string
  createdAt?: string
  startDate?: string
  helped?: string
  isHidden?: boolean
}

type Crowd = {
  members: number
  tellings: readonly Telling[]
  consents?: string[]
  signedUpAt?: (nth: number) => Date
  /** Days on which they shared something beside, which no figure tells of. */
  sharedOn?: readonly string[]
}

const DAY_MS = 86_400_000
const DAYS_BETWEEN = 4
/** Of all crowds, so that no two of their members signed up within one week of each other: who did might be made up. */
let signedUp = 0
const longAgo = () => new Date(Date.UTC(2025, 11, 1) - signedUp++ * DAYS_BETWEEN * DAY_MS)

/** Members who never enter by the door, whom public figures count, each of whom told all these symptoms. Answers their ids. */
export async function crowdTelling(
  db: Db,
  { members, tellings, consents, signedUpAt = longAgo, sharedOn = ['2025-12-08', '2025-12-09'] }: Crowd,
): Promise<string[]> {
  const ids = await crowd(db, { members, consents, signedUpAt })
  for (const day of sharedOn) await sharedBy(db, ids, new Date(day))
  for (const each of tellings) await toldBy(db, ids, each)
  return ids
}

/** A community post of each of these members, of this instant. */
export async function sharedBy(db: Db, memberIds: readonly string[], createdAt: Date): Promise<void> {
  const words = { title: 'Titre', description: 'Texte', tags: [], createdAt, updatedAt: createdAt }
  await db
    .insert(post)
    .values(memberIds.map((authorId) => ({ id: v7(), authorId, kind: 'community' as const, ...words })))
}

/** One more symptom of each of these members. */
export async function toldBy(db: Db, memberIds: readonly string[], telling: Telling): Promise<void> {
  const { tags, country = null, postalCode = null, startDate = null, helped, isHidden = false } = telling
  const createdAt = telling.createdAt ? new Date(telling.createdAt) : new Date()
  await db.insert(post).values(
    memberIds.map((authorId) => ({
      ...{ id: v7(), authorId, kind: 'symptom' as const, title: 'Titre', description: 'Texte', intensity: 5 },
      ...{ tags, country, postalCode, startDate, createdAt, updatedAt: createdAt },
      ...(helped !== undefined && { resolvedAt: createdAt, treatment: helped }),
      hiddenAt: isHidden ? createdAt : null,
    })),
  )
}
