import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { outcomeChange } from '#server/posts/tables.ts'
import { countNight } from '#server/what-helped/commands/count-night.ts'
import { crowdTelling } from '#tests/support/fixtures/told-outcomes.ts'
import { triedBy } from '#tests/support/fixtures/tried.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

const TAG = 'Vertiges'

/** Things that ten members in a row try, and effects that each ten of them name in turn. */
const EPLEY = { key: 'known:vestibular', name: 'Manœuvre d’Epley', kind: 'exercise' } as const
const REST = { key: 'known:rest', name: 'Repos', kind: 'sleep' } as const
const YOGA = { key: 'known:yoga', name: 'Yoga', kind: 'exercise' } as const
const COFFEE = { key: 'known:coffee', name: 'Arrêt du café', kind: 'food' } as const
const TRIED = [EPLEY, EPLEY, EPLEY, EPLEY, REST, REST, REST, YOGA, YOGA, COFFEE]
const SAID = ['better', 'unchanged', 'muchBetter', 'worse', null] as const

/** Members of one insert, of which a statement takes so many values. */
const AT_ONCE = 500

/** Has so many members each tell of one thing that they tried for the same symptom, every other one better after a time, and counts the figures of a night. */
export async function tellEntries(count: number): Promise<void> {
  const day = (nth: number) => new Date(Date.now() - (400 - nth) * DAY_MS)
  const told = { tags: [TAG], startDate: day(0).toISOString().slice(0, 10), createdAt: day(20).toISOString() }
  await onJourneyDatabase(async (db) => {
    for (let from = 0; from < count; from += AT_ONCE) {
      const ids = await crowdTelling(db, { members: Math.min(AT_ONCE, count - from), tellings: [told] })
      const groups = Map.groupBy(ids.keys(), (nth) => `${nth % TRIED.length} ${Math.floor(nth / 10) % SAID.length}`)
      for (const [group, members] of groups) {
        const [thing, effect] = group.split(' ').map(Number)
        const who = members.map((nth) => ids[nth]!)
        await triedBy(db, who, { ...TRIED[thing!]!, tag: TAG, effect: SAID[effect!]! })
      }
    }
    const { rows } = await db.execute<{ id: string }>(sql`select id from post where ${TAG} = any(tags) order by id`)
    const better = rows.filter((_, nth) => nth % 2 === 0)
    for (let from = 0; from < better.length; from += AT_ONCE)
      await db.insert(outcomeChange).values(
        better.slice(from, from + AT_ONCE).map(({ id: postId }, nth) => ({
          ...{ id: v7(), postId, outcome: 'better' as const, at: day(40 + ((nth * 7) % 300)) },
        })),
      )
    await db.execute(sql`update post set updated_at = now() where kind = 'symptom'`)
    await countNight({ db, now: () => new Date() })
  })
}
