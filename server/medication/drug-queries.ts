import { sql } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import { SUGGEST_FROM, SUGGESTIONS_MAX } from '#contract/medication/limits.ts'
import { drugKey, substancesSpelled } from '#contract/medication/rules.ts'
import type { DrugSuggestion } from '#contract/medication/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { SHIPPED_DRUGS } from './drug-files.ts'
import { drug } from './tables.ts'

/**
 * Returns the medications in which each typed word begins a word of the name or substance, at most SUGGESTIONS_MAX: marketed ones first, then those whose name
 * begins with the whole text. Case, accents and a dose at the end do not count; below SUGGEST_FROM letters nothing is returned. They come from the public drug
 * base or, where it is not loaded, from the list that ships with the program.
 */
export async function suggestedDrugs(db: Reader, search: string): Promise<DrugSuggestion[]> {
  const key = typedKey(search)
  if (key.length < SUGGEST_FROM) return []
  for (const tried of namesTyped(key)) {
    const found = await amongLoaded(db, tried)
    const known = found.length > 0 || (await isDrugBaseLoaded(db)) ? found : amongShipped(tried)
    if (known.length > 0) return known
  }
  return []
}

/** Also gives the key without a number at its end, whose unit people leave out. */
const namesTyped = (key: string): string[] => [...new Set([key, key.replace(/( \d+)+$/, '')])]

function typedKey(search: string): string {
  const key = drugKey(search)
  return key.length < SUGGEST_FROM ? foldText(search) : key
}

export function loadedDrugs(key: string) {
  const wanted = key
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ')
  return sql`
    select min(${drug.name}) as name, min(${drug.substance}) as substance, ${drug.route},
      case when count(distinct coalesce(${drug.dosage}, '')) = 1 then min(${drug.dosage}) end as dosage,
      bool_or(${drug.isMarketed}) as "isMarketed"
    from ${drug}
    where to_tsvector('simple', ${drug.nameKey} || ' ' || ${drug.substanceKey}) @@ ${wanted}::tsquery
    group by ${drug.nameKey}, ${drug.substanceKey}, ${drug.route}
    order by bool_or(${drug.isMarketed}) desc,
      case
        when starts_with(${drug.nameKey}, ${key}) then 0
        when strpos(${drug.nameKey}, ${` ${key}`}) > 0 then 1
        else 2
      end,
      ${drug.nameKey}, ${drug.route}, ${drug.substanceKey}
    limit ${SUGGESTIONS_MAX}`
}

const amongLoaded = async (db: Reader, key: string): Promise<DrugSuggestion[]> =>
  (await db.execute<DrugSuggestion>(loadedDrugs(key))).rows.map(({ name, substance, ...rest }) => ({
    name: withoutCapitals(name),
    substance: substance?.replaceAll(/\p{L}{2,}/gu, (word) => word.toLocaleLowerCase('fr')) ?? null,
    ...rest,
  }))

export const isDrugBaseLoaded = async (db: Reader): Promise<boolean> =>
  (await db.execute(sql`select 1 from ${drug} limit 1`)).rows.length > 0

/**
 * Rewrites the capitals of the base: "DOLIPRANE" becomes "Doliprane". Short words stay, because they are usually abbreviations: "LP", "EG", "C". The stored
 * name stays as the base has it.
 */
const withoutCapitals = (name: string): string =>
  name.replaceAll(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => word[0]! + word.slice(1).toLocaleLowerCase('fr'))

function amongShipped(key: string): DrugSuggestion[] {
  const wanted = key.split(' ')
  return SHIPPED.filter(({ words }) => wanted.every((word) => words.some((each) => each.startsWith(word))))
    .sort((one, other) => rank(one.nameKey, key) - rank(other.nameKey, key) || (one.nameKey < other.nameKey ? -1 : 1))
    .slice(0, SUGGESTIONS_MAX)
    .map(({ suggestion }) => suggestion)
}

const rank = (nameKey: string, key: string): number =>
  nameKey.startsWith(key) ? 0 : nameKey.includes(` ${key}`) ? 1 : 2

const SHIPPED = SHIPPED_DRUGS.map((suggestion) => {
  const nameKey = drugKey(suggestion.name)
  return { suggestion, nameKey, words: [...nameKey.split(' '), ...foldText(suggestion.substance ?? '').split(' ')] }
})

export type NamedDrug = { substance: string | null; cis: number | null }

export async function drugNamed(db: Reader, name: string): Promise<NamedDrug | undefined> {
  for (const key of namesTyped(drugKey(name))) {
    const known = key === '' ? undefined : await drugOf(db, key)
    if (known) return known
  }
  return undefined
}

async function drugOf(db: Reader, key: string): Promise<NamedDrug | undefined> {
  const substances = substancesSpelled(key)
  const everyWord = (words: string) =>
    words
      .split(' ')
      .map((word) => `'${word}'`)
      .join(' & ')
  const wanted = substances.map(everyWord).join(' | ')
  const { rows } = await db.execute<NamedDrug>(sql`
    select ${drug.substance}, case when ${drug.nameKey} = ${key} then ${drug.cis} end as cis from ${drug}
    where to_tsvector('simple', ${drug.nameKey} || ' ' || ${drug.substanceKey}) @@ ${wanted}::tsquery
      and (${drug.nameKey} = ${key} or ${drug.substanceKey} = any (${sql.param(substances)}::text[]))
    order by ${drug.nameKey} = ${key} desc, ${drug.substanceKey} = ${key} desc, ${drug.isMarketed} desc, ${drug.cis} limit 1`)
  if (rows[0]) return rows[0]
  const shipped = SHIPPED.find(
    ({ suggestion, nameKey }) => nameKey === key || substances.includes(foldText(suggestion.substance ?? '')),
  )
  return shipped && { substance: shipped.suggestion.substance, cis: null }
}
