import { inArray, type SQL, sql } from 'drizzle-orm'
import type { ChatPreferences } from '#contract/chat/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { chatPreferences } from './tables.ts'

/** The preferences of a member who chose none. */
export const BOTH_SHOWN: ChatPreferences = { showsReading: true, showsPresence: true }

/** SQL: what a member shows of themselves, as JSON; null where they chose nothing. */
export const preferencesJson = (memberId: SQL): SQL => sql`(
  select json_build_object('showsReading', ${chatPreferences.showsReading}, 'showsPresence', ${chatPreferences.showsPresence})
  from ${chatPreferences} where ${chatPreferences.memberId} = ${memberId})`

/** Returns a lookup of what each of these members shows of themselves; both where they did not say. */
export async function chatPreferencesOf(
  db: Reader,
  memberIds: readonly string[],
): Promise<(id: string) => ChatPreferences> {
  const rows =
    memberIds.length === 0
      ? []
      : await db
          .select()
          .from(chatPreferences)
          .where(inArray(chatPreferences.memberId, [...memberIds]))
  const said = new Map(rows.map(({ memberId, ...preferences }) => [memberId, preferences]))
  return (id) => said.get(id) ?? BOTH_SHOWN
}

/** Whether both members show this of themselves. A member who hides it does not see it of others either. */
export async function bothShow(
  db: Reader,
  what: keyof ChatPreferences,
  two: readonly [string, string],
): Promise<boolean> {
  const preferences = await chatPreferencesOf(db, two)
  return two.every((id) => preferences(id)[what])
}
