import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { KNOWN_NAMES } from '#contract/treatments/known-names.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import { rangeOf } from '#contract/what-helped/rules.ts'
import type { TriedThing, WhatHelped } from '#contract/what-helped/schema.ts'
import { betterOf, isListed } from './publication.ts'
import type { Night, SymptomStats, ThingRow } from './queries.ts'
import { shownOutcomes } from './shown-outcomes.ts'

/** Visitors see only symptoms of which enough is told. */
export const symptomsView = (
  { countedAt, symptoms }: Pick<Night, 'countedAt' | 'symptoms'>,
  isMember: boolean,
): Pick<WhatHelped, 'countedAt' | 'symptoms'> => ({
  countedAt,
  symptoms: SYMPTOMS.filter(({ id }) =>
    symptoms.some(({ symptom, isTold }) => symptom === id && (isMember || isTold)),
  ).map(({ id, fr }) => ({
    id,
    name: fr,
  })),
})

export function statsOf(symptom: SymptomId, { told }: Pick<Night, 'told'>, isMember: boolean) {
  const of = told ?? undefined
  return {
    name: SYMPTOMS.find(({ id }) => id === symptom)!.fr,
    members: of && of.members >= TRIED_MIN ? rangeOf(of.members) : null,
    things: (of?.things ?? [])
      .filter(({ key }) => isMember || isListed(key))
      .toSorted(byTried)
      .map((thing) => thingView(thing, isMember)),
    better: betterView(of),
  }
}

const thingView = (thing: ThingRow, isMember: boolean): TriedThing => ({
  key: thing.key,
  kind: thing.kind,
  name: nameOf(thing),
  ...shownOutcomes(thing, isMember),
  better: betterOf(thing),
})

/** Orders things by what every reader sees of how many tried them: the exact number would reveal more. */
function byTried(one: ThingRow, other: ThingRow): number {
  const [first, second] = [one, other].map((thing) => shownOutcomes(thing, false).tried.from)
  return second! - first! || (one.key < other.key ? -1 : 1)
}

const KNOWN = new Map(KNOWN_NAMES.map(({ key, fr, en }) => [`known:${key}`, { fr, en }]))

/** A substance has its French name in both languages; a thing outside our list is named as most members wrote it. */
export function nameOf({ key, name }: { key: string; name: string }): { fr: string; en: string } {
  const known = KNOWN.get(key)
  if (known) return known
  const said = key.startsWith('substance:') ? key.slice('substance:'.length) : name
  const named = said.charAt(0).toLocaleUpperCase('fr') + said.slice(1)
  return { fr: named, en: named }
}

function betterView(of: SymptomStats | undefined) {
  if (!of?.months || of.followed === null) return null
  return {
    followed: rangeOf(of.followed),
    months: of.months.map(({ followed, ...month }) => ({ ...month, followed: rangeOf(followed) })),
  }
}
