import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { transact } from '../transaction.ts'
import { type OwnerPlace, PROMOTED } from './columns.ts'
import { keyArray, keysOf, type PairKind, type PlaceLimits } from './kind.ts'

type Placed = OwnerPlace & { isKept?: boolean }

/**
 * Returns the items that the places of a list hold. `items` are sorted, best first. It takes at most `perOwner` of one place key, the best `limit` of
 * established owners, and of new owners as many as those leave and `ofNew` more, placed after the best `beforeNew` established ones. Kept items always stay.
 * `shownPairs` is its SQL twin.
 */
export function withinPlaces<Item extends Placed>(items: readonly Item[], limit: number, places?: PlaceLimits): Item[] {
  if (!places) return items.filter(({ isKept }, index) => index < limit || isKept)
  const { perOwner, beforeNew, ofNew } = places
  const few = fewOfEach(items, perOwner)
  const established = few.filter(({ isEstablished }) => isEstablished)
  const added = few.filter(({ isEstablished }) => !isEstablished)
  const left = limit - Math.min(established.length, limit) + ofNew
  const held = new Set([...heldBy(established, limit), ...heldBy(added, left)])
  const first = new Set(established.slice(0, Math.min(beforeNew, limit)))
  return [...first, ...few.filter((item) => held.has(item) && !first.has(item))]
}

const heldBy = <Item extends Placed>(items: readonly Item[], limit: number): Item[] =>
  items.filter(({ isKept }, index) => index < limit || isKept)

export function fewOfEach<Item extends Placed>(items: readonly Item[], perOwner: number): Item[] {
  const keyOf = ({ placeKey, isEstablished }: Item) => `${isEstablished} ${placeKey}`
  const kept = Map.groupBy(
    items.filter(({ isKept }) => isKept),
    keyOf,
  )
  const counts = new Map([...kept].map(([key, { length }]) => [key, length]))
  return items.filter((item) => {
    if (item.isKept) return true
    const count = (counts.get(keyOf(item)) ?? 0) + 1
    counts.set(keyOf(item), count)
    return count <= perOwner
  })
}

const REFRESHED_AT_ONCE = 1_000

type Refreshed = {
  placeOf: (owner: SQL) => { placeKey: SQL; isEstablished: SQL }
  ownerId?: string | undefined
}

/** Subjects of newly established owners are searched again, because they may now be listed where they could not before. */
export async function refreshPlaces<Criteria>(
  kind: PairKind<Criteria>,
  services: Pick<Services, 'db' | 'jobs' | 'live'>,
  { placeOf, ownerId }: Refreshed,
): Promise<void> {
  const { placeKey, isEstablished } = placeOf(sql`owner.owner_id`)
  const keyType = sql.raw(kind.keys.key.getSQLType())
  for (let after: string | undefined; ; ) {
    const { rows } = await services.db.execute<OwnerPlace & { key: string; isChanged: boolean }>(sql`
      with looked_at as materialized (
        select * from ${keysOf(kind)} known
        where ${after === undefined ? sql`true` : sql`key > ${after}::${keyType}`}
          and ${ownerId === undefined ? sql`true` : sql`owner_id = ${ownerId}::uuid`}
        order by key limit ${REFRESHED_AT_ONCE}
      ), owners as materialized (
        select owner.owner_id, ${placeKey} as place_key, ${isEstablished} as is_established
        from (select distinct owner_id from looked_at) owner
      )
      select looked_at.key, owners.place_key as "placeKey", owners.is_established as "isEstablished",
        (looked_at.place_key, looked_at.is_established) is distinct from (owners.place_key, owners.is_established) as "isChanged"
      from looked_at join owners using (owner_id) order by looked_at.key`)
    const changed = rows.filter(({ isChanged }) => isChanged)
    if (changed.length > 0) await writePlaces(kind, services, changed)
    if (rows.length < REFRESHED_AT_ONCE) return
    after = rows.at(-1)!.key
  }
}

async function writePlaces<Criteria>(
  kind: PairKind<Criteria>,
  services: Pick<Services, 'db' | 'jobs' | 'live'>,
  changed: readonly (OwnerPlace & { key: string })[],
): Promise<void> {
  const { keys, places } = kind
  if (!places) return
  const ofThese = keyArray(
    kind,
    changed.map(({ key }) => key),
  )
  await transact(services, async (tx) => {
    // Rows are locked in the order in which a search locks its matches, so that the two do not wait for each other.
    await tx.execute(
      sql`select from ${keys.table} where ${keys.key} = any (${ofThese}) order by ${keys.key} for no key update`,
    )
    await tx.execute(sql`
      update ${keys.table} set place_key = changed."placeKey", is_established = changed."isEstablished",
        matched_ver = case when changed."isEstablished" and not ${places.isEstablished} then ${PROMOTED} else matched_ver end
        ${places.onPlaceChange ? sql`, ${places.onPlaceChange}` : sql``}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as changed (key ${sql.raw(keys.key.getSQLType())}, "placeKey" text, "isEstablished" boolean)
      where ${keys.key} = changed.key`)
  })
}
