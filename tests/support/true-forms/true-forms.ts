import { marked } from '../fixtures/whole-life.ts'
import type { Person, World } from '../world.ts'
import { openTrueAccount } from './true-forms-account.ts'
import { openTrueRooms } from './true-forms-rooms.ts'
import { trueStaff } from './true-forms-staff.ts'
import { openTrueTalk } from './true-forms-talk.ts'
import { trueThings } from './true-forms-things.ts'

/** An input that the server grants, once: who asks, and all fields, those of the address included. */
export type TrueForm = { who: Person | undefined; given: object; file?: string }
/** Forms by the name of the operation, each with a scene of its own where granting it uses that up. */
export type TrueForms = Record<string, () => TrueForm | Promise<TrueForm>>

export type FormActors = {
  /** The member whose things are used up: nobody else is told anything of them. */
  spare: Person
  /** The member who talks with the spare one. */
  friend: Person
  moderator: Person
  professional: Person
  admin: Person
  /** The member whom the staff may punish. */
  victim: Person
  /** Words that the two keep to themselves, words that they tell moderators, and words that they tell admins. */
  words: Record<'own' | 'judged' | 'shown', string>
}

/** Makes a form for every operation that made-up fields alone would hardly ever get through. */
export async function openTrueForms(world: World, staff: Pick<FormActors, 'moderator' | 'professional' | 'admin'>) {
  const { spare, friend, victim } = await world.people('spare', 'friend', 'victim')
  const words = { own: marked('own'), judged: marked('judged'), shown: marked('shown') }
  const cast: FormActors = { ...staff, spare, friend, victim, words }
  const forms: TrueForms = {
    ...(await openTrueAccount(world, cast)),
    ...trueThings(world, cast),
    ...(await openTrueTalk(world, cast)),
    ...(await openTrueRooms(world, cast)),
    ...trueStaff(world, cast),
  }
  return { forms, cast }
}
