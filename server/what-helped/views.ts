import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { KNOWN_NAMES } from '#contract/treatments/known-names.ts'
import { EXACT_MIN, TRIED_MIN } from '#contract/what-helped/limits.ts'
import { exactly, rangeOf, sumOf } from '#contract/what-helped/rules.ts'
import type { TriedThing, WhatHelped } from '#contract/what-helped/schema.ts'
import { betterOf, isListed, triedBy } from './publication.ts'
import type { Night, SymptomFigures, ThingRow } from './queries.ts'

/**
 * Returns the listed symptoms of which something is told, by their French names, and when it was counted; a visitor sees only those of which enough is told.
 */
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

/** Returns the figures of one symptom that may be shown to members, or to anyone. */
export function figuresOf(symptom: SymptomId, { told }: Pick<Night, 'told'>, isMember: boolean) {
  const of = told ?? undefined
  return {
    name: SYMPTOMS.find(({ id }) => id === symptom)!.fr,
    members: of && of.members >= TRIED_MIN ? rangeOf(of.members) : null,
    things: (of?.things ?? [])
      .filter(({ key }) => isMember || isListed(key))
      .map((thing) => thingView(thing, isMember)),
    better: betterView(of),
  }
}

/**
 * Returns a thing with its numbers. For members they are exact where enough members say that it helped and enough that it did not (ruling 52). An outcome that
 * few name stays a range, and so does the total where it is the only such outcome: the difference to the others would reveal it.
 */
function thingView(thing: ThingRow, isMember: boolean): TriedThing {
  const { key, kind, helped, unchanged, worse, unknown } = thing
  const isExact = isMember && helped >= EXACT_MIN && unchanged + worse >= EXACT_MIN
  const told = (members: number) => (isExact && members >= EXACT_MIN ? exactly(members) : rangeOf(members))
  const isOneSmall = [helped, unchanged, worse, unknown].filter((members) => members < EXACT_MIN).length === 1
  return {
    key,
    kind,
    name: nameOf(thing),
    tried: isOneSmall ? rangeOf(triedBy(thing)) : told(triedBy(thing)),
    known: sumOf([helped, unchanged, worse].map(told)),
    helped: told(helped),
    unchanged: told(unchanged),
    worse: told(worse),
    unknown: told(unknown),
    better: betterOf(thing),
  }
}

const KNOWN = new Map(KNOWN_NAMES.map(({ key, fr, en }) => [`known:${key}`, { fr, en }]))

/** Returns the name of a thing in both languages: by our list, a substance by its French name, else as most members wrote it. */
export function nameOf({ key, name }: { key: string; name: string }): { fr: string; en: string } {
  const known = KNOWN.get(key)
  if (known) return known
  const said = key.startsWith('substance:') ? key.slice('substance:'.length) : name
  const named = said.charAt(0).toLocaleUpperCase('fr') + said.slice(1)
  return { fr: named, en: named }
}

function betterView(of: SymptomFigures | undefined) {
  if (!of?.months || of.followed === null) return null
  return {
    followed: rangeOf(of.followed),
    months: of.months.map(({ followed, ...month }) => ({ ...month, followed: rangeOf(followed) })),
  }
}
