import { asc, gt, inArray } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { eachPage } from '#server/foundation/db/each-row.ts'
import { treatment } from '../tables.ts'
import { namedAs } from '../treatment-fields.ts'

/** Recomputes the keys by the current list of names and drug base. Only changed rows are written. */
export async function rekeyTreatments({ db }: Services): Promise<void> {
  const named = new Map<string, Promise<{ key: string; cis: number | null }>>()
  const pages = eachPage((after, limit) =>
    db
      .select({ id: treatment.id, name: treatment.name, kind: treatment.kind, key: treatment.key, cis: treatment.cis })
      .from(treatment)
      .where(after ? gt(treatment.id, after) : undefined)
      .orderBy(asc(treatment.id))
      .limit(limit),
  )
  for await (const page of pages) {
    const changed = new Map<string, { key: string; cis: number | null; ids: string[] }>()
    for (const { id, name, kind, ...known } of page) {
      const said = `${kind}:${name}`
      const now = await (named.get(said) ?? namedAs(db, { name, kind }))
      if (named.size < NAMES_KEPT) named.set(said, Promise.resolve(now))
      if (now.key === known.key && now.cis === known.cis) continue
      const same = changed.get(said) ?? { ...now, ids: [] }
      same.ids.push(id)
      changed.set(said, same)
    }
    for (const { key, cis, ids } of changed.values())
      await db.update(treatment).set({ key, cis }).where(inArray(treatment.id, ids))
  }
}

const NAMES_KEPT = 10_000
