import { sql } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import { SUGGEST_FROM, SUGGESTIONS_MAX } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import type { DrugSuggestion } from '#contract/medication/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { SHIPPED_DRUGS } from './shipped-drugs.ts'
import { drug } from './tables.ts'

/**
 * The medications of which words of the name or of the substance begin as each word typed does, at most SUGGESTIONS_MAX: marketed ones first, then
 * those whose name begins with all that was typed. Case, accents and a dosage at the end do not count; below SUGGEST_FROM letters there are none.
 * They come from the public drug base once it is loaded, until then from the list that ships.
 */
export async function suggestedDrugs(db: Reader, search: string): Promise<DrugSuggestion[]> {
  const key = typedKey(search)
  if (key.length < SUGGEST_FROM) return []
  const found = await amongLoaded(db, key)
  if (found.length > 0 || (await isLoaded(db))) return found
  return amongShipped(key)
}

/** As it is compared: "dolipr 1000" is "dolipr", but "a 313" stays what it is. */
function typedKey(search: string): string {
  const key = drugKey(search)
  return key.length < SUGGEST_FROM ? foldText(search) : key
}

/** One line for each name, substance and route, whatever its dosages and forms; a dosage where there is one alone. */
export function loadedDrugs(key: string) {
  const wanted = key
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ')
  return sql`
    select min(${drug.name}) as name, min(${drug.substance}) as substance, ${drug.route},
      case when count(distinct coalesce(${drug.dosage}, '')) = 1 then min(${drug.dosage}) end as dosage
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
  (await db.execute<DrugSuggestion>(loadedDrugs(key))).rows

const isLoaded = async (db: Reader): Promise<boolean> =>
  (await db.execute(sql`select 1 from ${drug} limit 1`)).rows.length > 0

/** By the same rules, over a list short enough to be looked through. */
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
  const nameKey = foldText(suggestion.name)
  return { suggestion, nameKey, words: [...nameKey.split(' '), ...foldText(suggestion.substance ?? '').split(' ')] }
})
