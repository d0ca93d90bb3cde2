import { marked } from '../fixtures/whole-life.ts'
import type { Person, World } from '../world.ts'
import { openTrueAccount } from './true-forms-account.ts'
import { openTrueRooms } from './true-forms-rooms.ts'
import { trueStaff } from './true-forms-staff.ts'
import { openTrueTalk } from './true-forms-talk.ts'
import { trueThings } from './true-forms-things.ts'

/** What the server says yes to, once: who asks, and all fields, of the address too. */
export type TrueForm = { who: Person | undefined; given: object; file?: string }
/** By the name of the operation, each with a scene of its own where saying yes uses it up. */
export type TrueForms = Record<string, () => TrueForm | Promise<TrueForm>>

export type Cast = {
  /** Of whom nobody else is told anything: what is used up is theirs. */
  spare: Person
  /** Who talks with them. */
  friend: Person
  moderator: Person
  professional: Person
  admin: Person
  /** Whom the staff may punish. */
  victim: Person
  /** What the two keep to themselves; what they tell moderators; what they tell admins. */
  words: Record<'own' | 'judged' | 'shown', string>
}

/** For every operation that made-up fields alone would hardly ever get through. */
export async function openTrueForms(world: World, staff: Pick<Cast, 'moderator' | 'professional' | 'admin'>) {
  const { spare, friend, victim } = await world.people('spare', 'friend', 'victim')
  const words = { own: marked('own'), judged: marked('judged'), shown: marked('shown') }
  const cast: Cast = { ...staff, spare, friend, victim, words }
  const forms: TrueForms = {
    ...(await openTrueAccount(world, cast)),
    ...trueThings(world, cast),
    ...(await openTrueTalk(world, cast)),
    ...(await openTrueRooms(world, cast)),
    ...trueStaff(world, cast),
  }
  return { forms, cast }
}
