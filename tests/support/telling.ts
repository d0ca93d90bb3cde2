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

type Crowd = { members: number; tellings: readonly Telling[]; consents?: string[] }

/** Members who never enter by the door, each of whom told all these symptoms. Answers their ids. */
export async function crowdTelling(db: Db, { members, tellings, consents }: Crowd): Promise<string[]> {
  const ids = await crowd(db, { members, consents })
  for (const each of tellings) await toldBy(db, ids, each)
  return ids
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
