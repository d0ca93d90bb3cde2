import { expect, test } from 'vitest'
import type { Role } from '#contract/accounts/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const { as, services } = world

async function staff(role: Role, hasSecondFactor = true): Promise<Person> {
  const person = await world.person()
  await grantRole(services(), { email: person.email, granted: role })
  if (hasSecondFactor) await world.secondFactor(person)
  return person
}
const ofTeam = () => ({ ...sharing(), isByTeam: true })

test('the team’s posts are marked for every reader, and private posts of its members are not', async () => {
  const reader = await world.person()
  for (const role of ['admin', 'moderator'] as const) {
    const who = await staff(role)
    const { id } = await as(who).posts.publishCommunity(ofTeam())
    expect(await as(reader).posts.get({ id })).toMatchObject({ isByTeam: true, author: { username: who.username } })
    const own = await as(who).posts.publishCommunity(sharing())
    expect(await as(reader).posts.get({ id: own.id })).toMatchObject({ isByTeam: false })
  }
})

test('nobody else speaks in the name of the team', async () => {
  const others = [await world.person(), await staff('medical_professional'), await staff('admin', false)]
  for (const who of others) {
    expect(await refusalOf(as(who).posts.publishCommunity(ofTeam()))).toBe('FORBIDDEN')
    expect((await as(who).posts.mine({ limit: 5 })).items).toEqual([])
  }
})

test('the same form again gives the same post of the team, and is refused as a member’s post', async () => {
  const who = await staff('moderator')
  const form = ofTeam()
  const { id } = await as(who).posts.publishCommunity(form)
  expect((await as(who).posts.publishCommunity(form)).id).toBe(id)
  expect(await refusalOf(as(who).posts.publishCommunity({ ...form, isByTeam: false }))).toBe('REQUEST_REUSED')
})
