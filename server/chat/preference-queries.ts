import { inArray, type SQL, sql } from 'drizzle-orm'
import type { ChatPreferences } from '#contract/chat/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { chatPreferences } from './tables.ts'

export const BOTH_SHOWN: ChatPreferences = { showsReading: true, showsPresence: true }

export const preferencesJson = (memberId: SQL): SQL => sql`(
  select json_build_object('showsReading', ${chatPreferences.showsReading}, 'showsPresence', ${chatPreferences.showsPresence})
  from ${chatPreferences} where ${chatPreferences.memberId} = ${memberId})`

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

export async function bothShow(
  db: Reader,
  what: keyof ChatPreferences,
  two: readonly [string, string],
): Promise<boolean> {
  const preferences = await chatPreferencesOf(db, two)
  return two.every((id) => preferences(id)[what])
}
