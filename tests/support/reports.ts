import { sql } from 'drizzle-orm'
import type { Api, Person, World } from './world.ts'

export type Declared = Parameters<Api['medication']['declare']>[0]
type Taken = Declared['drugs'][number]

/** A medication as the form sends it, of which nothing but its name is known. */
export const taking = (name: string, given: Partial<Taken> = {}): Taken => ({ role: 'suspected', name, ...given })

/** A form that was just filled in with a little more than it must be, of a member who wants to be matched; two of these are a match of 100. */
export const declaring = (given: Partial<Declared> = {}): Declared => ({
  requestId: crypto.randomUUID(),
  drugs: [taking('Atorvastatine 20 mg', { substance: 'Atorvastatine', dosage: '20 mg', route: 'oral' })],
  description: 'Douleurs musculaires dans les cuisses et les mollets, surtout en montant les escaliers.',
  reactions: ['Douleurs musculaires'],
  severity: 3,
  onsetDate: '2026-02-14',
  joinsMatching: true,
  ...given,
})

/** The day after, for what was declared until now: others are shown it. */
export const onTheDayAfter = ({ services }: Pick<World, 'services'>) =>
  services().db.execute(sql`update report_key set shown_from = '2026-01-01'`)

/** By what their members know the pair of two reports. */
export async function pairIdOf({ services }: Pick<World, 'services'>, one: string, other: string): Promise<string> {
  const { rows } = await services().db.execute<{ id: string }>(
    sql`select id from medication_acquaintance where a = least(${one}::uuid, ${other}::uuid) and b = greatest(${one}::uuid, ${other}::uuid)`,
  )
  return rows[0]!.id
}

/** Each of the two agrees to be shown in every match with the other. */
export async function acquaint(world: World, one: Person, other: Person): Promise<void> {
  await onTheDayAfter(world)
  const { rows } = await world.services().db.execute<{ id: string }>(sql`
    select pair.id from medication_acquaintance pair
    join medication_report a on a.id = pair.a join medication_report b on b.id = pair.b
    where a.member_id in (${one.id}, ${other.id}) and b.member_id in (${one.id}, ${other.id})`)
  for (const { id } of rows) for (const who of [one, other]) await world.as(who).medicationMatches.agree({ id })
}
