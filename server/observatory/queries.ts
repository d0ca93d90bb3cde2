import { asc, desc, eq, ne } from 'drizzle-orm'
import { aboutShare } from '#contract/observatory/rules.ts'
import type { Observatory, ObservedGroup } from '#contract/observatory/schema.ts'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { helpName } from '#lexicon/readers/help.ts'
import type { Db, Reader, Tx } from '#server/foundation/db/database.ts'
import { EVERYONE, observedCell, observedGroup, snapshot } from './tables.ts'

export async function lastSnapshot(db: Reader): Promise<Omit<typeof snapshot.$inferSelect, 'id'> | undefined> {
  const [row] = await db.select().from(snapshot)
  return row
}

export const takenAt = async (db: Reader): Promise<Date | null> => (await lastSnapshot(db))?.takenAt ?? null

export async function observedSymptoms(db: Reader): Promise<Observatory['symptoms']> {
  const rows = await db
    .select({ id: observedGroup.symptom, members: observedGroup.members })
    .from(observedGroup)
    .where(ne(observedGroup.symptom, EVERYONE))
    .orderBy(desc(observedGroup.members), asc(observedGroup.symptom))
  return rows.flatMap(({ id, members }) => {
    const listed = SYMPTOMS.find((each) => each.id === id)
    return listed ? [{ id: listed.id, name: listed.fr, members }] : []
  })
}

export async function observedGroupOf(db: Reader, symptom: SymptomId | undefined): Promise<ObservedGroup | null> {
  const key = symptom ?? EVERYONE
  const [group] = await db.select().from(observedGroup).where(eq(observedGroup.symptom, key))
  if (!group) return null
  const cells = await db
    .select()
    .from(observedCell)
    .where(eq(observedCell.symptom, key))
    .orderBy(desc(observedCell.members), asc(observedCell.key))
  const of = (topic: (typeof cells)[number]['topic']) => cells.filter((cell) => cell.topic === topic)
  const { members, resolved, recovery } = group
  return {
    ...{ members, resolved, recovery },
    share: resolved === null ? null : aboutShare(resolved, members),
    months: of('month')
      .filter(({ key }) => key !== '')
      .map(({ key: month, members }) => ({ month, members }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
    places: of('place').map(({ key: place, members }) => ({ place, members })),
    help: of('help').flatMap(({ key, members }) => {
      const name = helpName(key)
      return name ? [{ key, ...name, members }] : []
    }),
  }
}

export const observatoryOf = (db: Db, symptom: SymptomId | undefined): Promise<Observatory> =>
  inOneSnapshot(db, async (tx) => ({
    takenAt: await takenAt(tx),
    symptoms: await observedSymptoms(tx),
    of: await observedGroupOf(tx, symptom),
  }))

/** Runs several queries on one snapshot of the database, so that a new observatory snapshot cannot replace the old one between them. */
export const inOneSnapshot = <Answer>(db: Db, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
