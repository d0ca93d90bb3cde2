import { beforeAll, expect, test } from 'vitest'
import { aModerator } from '#tests/support/fixtures/moderation.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld({ NEW_ACCOUNT_DAYS: '3' })
const { as } = world
let alice: Person
beforeAll(async () => {
  alice = await world.person()
})

const MANY = 100_000
test.each([
  ['marks', '\u0316\u0301'.repeat(MANY)],
  ['marks between tags', `${'\u0316\u0301'.repeat(15)}<b>`.repeat(MANY / 30)],
  ['marks between characters that are removed', '\u0316\u0001\u0301\u200b'.repeat(MANY / 2)],
  ['signs that compatibility forms make marks of', '\uff9e\u093c'.repeat(MANY / 2)],
])('a text full of %s, which normalising would sort for minutes, costs little', async (_, hostile) => {
  const before = process.cpuUsage()
  const text = `a${hostile}`
  const send = (path: string, body: object, who?: Person) => world.fetch(path, jsonPost(body), who)
  const answers = await Promise.all([
    send('/api/accounts', { username: text, email: 'a@exemple.fr', password: 'x' }),
    send('/api/chat/requests', { memberId: crypto.randomUUID(), introduction: text }, alice),
    send('/api/posts/community', sharing({ description: text }), alice),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(3)
})

test.each([
  'exemple\u200b.com',
  'exemple\u00ad.com',
  'exemple\u200d.com',
  'exemple。com',
  'exemple．com',
  'ｅｘｅｍｐｌｅ.ｃｏｍ',
  'www\u2060.exemple.com',
])('a new account posts no link written as %j', async (link) => {
  expect(await refusalOf(as(alice).posts.publishCommunity(sharing({ description: `Voir ${link} ici` })))).toBe(
    'NO_LINKS_YET',
  )
})

test('invisible characters and look-alike letters hide no watched word', async () => {
  const admin = await aModerator(world, 'admin')
  await as(admin).watchedWords.add({ word: 'poison', act: 'hold' })
  const reader = await world.person()
  const post = await as(admin).posts.publishCommunity(sharing())
  const written = [
    'poi\u200bson',
    'poi\u00adson',
    'poi\u2060son',
    'poi\u200dson',
    'poi\u3164son',
    'роіѕоn',
    'ｐｏｉｓｏｎ',
    '𝐩𝐨𝐢𝐬𝐨𝐧',
  ]
  for (const word of written) await as(alice).comments.add(saying(post.id, { body: `Le ${word} ici` }))
  await as(alice).comments.add(saying(post.id, { body: 'Le poisson ici' }))
  await world.settle()
  const { items } = await as(reader).comments.list({ postId: post.id })
  expect(items.map(({ body }) => body)).toEqual(['Le poisson ici'])
})

test.each(['Membre supprimé', 'membre  SUPPRIMÉ', 'Removed member', 'Question posée sans nom', 'Anonymous questi0n'])(
  'a member cannot be called %j, as screens call nobody',
  async (username) => {
    expect(await refusalOf(as(alice).settings.setUsername({ username }))).toBe('USERNAME_TAKEN')
  },
)
