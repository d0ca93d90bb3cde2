import type { Role } from '#contract/accounts/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { codeOf } from './authenticator.ts'
import { type Member, PASSWORD } from './journey.ts'
import { onJourneyDatabase } from './journey-database.ts'
import { operatorOn } from './operator.ts'
import { asks } from './private-talk.ts'

/** Gives a member this right, with the second factor without which it does not apply. */
export async function makeStaff(member: Member, granted: Role): Promise<Member> {
  await grant(member, granted)
  await turnOnSecondFactor(member)
  return member
}

/** Gives a member a right that waits for a second factor. */
export async function grant(member: Member, granted: Role): Promise<void> {
  await onJourneyDatabase((db) => grantRole(operatorOn(db), { email: member.email, granted }))
}

export async function turnOnSecondFactor(member: Member): Promise<void> {
  const { secret } = await asks<{ secret: string }>(member, 'POST', '/api/me/second-factor/setup', {
    password: PASSWORD,
  })
  await asks(member, 'POST', '/api/me/second-factor', { code: await codeOf(secret, new Date()) })
}
