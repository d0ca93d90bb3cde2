import { bandStart } from '#contract/foundation/disclosure.ts'
import { isWave, publishable } from '#server/foundation/disclosure/publishable.ts'
import type { DrugEffects } from './effect-counts.ts'
import type { KeptEffect } from './tables.ts'

type Published = { members: number; effects: KeptEffect[] }

/**
 * Returns the counts of one medication's effects that may be published, rounded down to the beginnings of bands, most frequent first; undefined where none may.
 * Each member who declared the medication named an effect, and may have named several: the cells of a cover that are not shown can be bounded from its total.
 * @param asked  whom public figures count and who agreed to statistics: where nearly all of them declared it, each would be known to have
 */
export function publishedEffects({ drugKey, effects, ...counted }: DrugEffects, asked: number): Published | undefined {
  const [whole] = publishable({
    total: asked,
    kind: 'loose',
    cells: [{ key: drugKey, members: counted.members, isRefused: isWave(counted) }],
  })
  if (!whole) return undefined
  const shown = publishable({
    total: counted.members,
    kind: 'open cover',
    cells: effects.map((effect) => ({ ...effect, isRefused: isWave(effect) })),
  })
  return {
    members: bandStart(counted.members),
    effects: shown.map(({ term, members }) => ({ term, members: bandStart(members) })).toSorted(byBand),
  }
}

/** Effects of one band are sorted by name, because the order of exact numbers would reveal more than the band. */
const byBand = (one: KeptEffect, other: KeptEffect) => other.members - one.members || (one.term < other.term ? -1 : 1)
