import { safe } from '@orpc/client'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/index.ts'
import { talking, writing } from '#tests/support/fixtures/chat.ts'
import { aLiveConference, anAdmin, anExpert, announcing, sayingIn } from '#tests/support/fixtures/conferences.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { aModerator, caseAbout, deciding, reporting, why } from '#tests/support/fixtures/moderation.ts'
import { declaring } from '#tests/support/fixtures/reports.ts'
import { eczema, inOwnWords } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { add } = uploader(world)
const AT_ONCE = 3

/** An act with a request id of its own, and the table and column in which that id is kept. */
type RepeatedRequest = { table: string; column: string; input: { requestId: string }; ask: () => Promise<unknown> }

async function everyRequest(): Promise<Record<string, RepeatedRequest>> {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [admin, moderator, talk, post, roomId, bytes] = await Promise.all([
    anAdmin(world),
    aModerator(world),
    talking(world, ada, bob),
    world.as(bob).posts.publishSymptom(eczema()),
    aLiveConference(world, { registered: [ada] }),
    photo(),
  ])
  const expert = await anExpert(world)
  const own = await world.as(ada).posts.publishSymptom(inOwnWords())
  const evidence = await add(ada, bytes, { purpose: 'evidence' })
  const decisionId = await decisionAbout(bob, ada, moderator)
  const of = <Input extends { requestId: string }>(
    table: string,
    input: Input,
    ask: (input: Input) => Promise<unknown>,
    column = 'request_id',
  ) => ({ table, column, input, ask: () => ask(input) })
  const requestId = () => crypto.randomUUID()
  const as = world.as(ada)
  return {
    'posts.publishSymptom': of('publication', eczema(), as.posts.publishSymptom),
    'posts.publishCommunity': of('publication', sharing(), as.posts.publishCommunity),
    'journals.writeDay': of(
      'day_request',
      { requestId: requestId(), subject: { postId: own.id }, day: '2026-01-05', intensity: 4, seen: null },
      as.journals.writeDay,
    ),
    'comments.add': of('comment', saying(post.id), as.comments.add),
    'treatments.add': of(
      'treatment',
      { postId: own.id, requestId: requestId(), name: 'Étirements', kind: 'exercise' as const },
      as.treatments.add,
    ),
    'chat.send': of('message', writing(talk.id), as.chat.send),
    'medication.declare': of('medication_report', declaring(), as.medication.declare),
    'conferences.create': of('conference', announcing(world), world.as(admin).conferences.create),
    'proposals.propose': of('conference_proposal', { ...announcing(world) }, world.as(expert).proposals.propose),
    'topics.ask': of('asked_topic', { requestId: requestId(), title: 'Vivre avec des vertiges' }, as.topics.ask),
    'rooms.say': of('room_message', sayingIn(roomId), as.rooms.say),
    'professionals.ask': of(
      'professional_request',
      {
        requestId: requestId(),
        profession: 'nurse' as const,
        rpps: '10003456786',
        fullName: 'Ada Martin',
        evidenceId: evidence.id,
      },
      as.professionals.ask,
    ),
    'moderation.report': of('content_report', reporting({ kind: 'post', id: post.id }), as.moderation.report),
    'moderation.appeal': of(
      'moderation_appeal',
      { decisionId, requestId: requestId(), text: 'Je n’ai insulté personne, relisez s’il vous plaît mon message.' },
      world.as(bob).moderation.appeal,
    ),
    'admin.sanction': of(
      'moderation_case',
      { id: eve.id, kind: 'silence' as const, days: 7, ...why() },
      async (input) => (await world.as(admin).admin.sanction(input)).sanctions.length,
      'id',
    ),
  }
}

/** Returns the id of a staff decision about a post of this author that somebody reported. */
async function decisionAbout(author: Person, reporter: Person, moderator: Person): Promise<string> {
  const { id } = await world.as(author).posts.publishCommunity(sharing())
  await world.as(reporter).moderation.report(reporting({ kind: 'post', id }))
  await world.settle()
  const found = await caseAbout(world, moderator, author)
  const { decisions } = await world.as(moderator).cases.decide(deciding(found))
  return decisions[0]!.id
}

test('each command with a request id is done once, sent at once, again, and after others', async () => {
  const requests = await everyRequest()
  // Every procedure that takes a request id is listed here.
  expect(Object.keys(requests).sort()).toEqual(namesWithRequest(contract).sort())

  const first = new Map<string, unknown>()
  for (const [name, { ask }] of Object.entries(requests)) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => safe(ask())))
    const done = answers.filter(({ error }) => error === null)
    expect([name, answers.map(({ error }) => error)]).toEqual([name, Array(AT_ONCE).fill(null)])
    const told = new Set(done.map(({ data }) => idIn(data)))
    expect([name, told.size]).toEqual([name, 1])
    first.set(name, [...told][0])
  }
  await world.settle()
  // The requests are repeated late, when other things have been said since, and in another order.
  for (const [name, { ask }] of Object.entries(requests).toReversed()) {
    const late = await safe(ask())
    expect([name, late.error, idIn(late.data)]).toEqual([name, null, first.get(name)])
  }
  for (const [name, { table, column, input }] of Object.entries(requests)) {
    const { rows } = await world
      .services()
      .db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${input.requestId}`,
      )
    expect([name, rows[0]!.n]).toEqual([name, 1])
  }
})

test('a request id is unique among its own member’s alone, so that it tells nobody of another’s', async () => {
  const { rows } = await world.services().db.execute<{ table: string }>(
    sql`select indrelid::regclass::text as "table" from pg_index join pg_attribute on attrelid = indrelid and attname = 'request_id'
      where indisunique and indnatts = 1 and indkey[0] = attnum`,
  )
  // Announcements are made by admins, each of whom sees those of all.
  expect(rows.map(({ table }) => table)).toEqual(['conference'])
})

test('a command that sets a state may be sent at once and again, and an old answer undoes nothing', async () => {
  const { cleo, dan } = await world.people('cleo', 'dan')
  const talk = await talking(world, cleo, dan)
  const { id } = await world.as(dan).posts.publishSymptom(eczema())
  const as = world.as(cleo)
  const thrice = (ask: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => safe(ask()))).then((answers) =>
      answers.map(({ error }) => (error as { code?: string } | null)?.code ?? null),
    )
  const all = (code: string | null) => Array(AT_ONCE).fill(code)
  const likes = async () => (await as.posts.get({ id })).likes

  expect(await thrice(() => as.posts.like({ id, isLiked: true }))).toEqual(all(null))
  expect(await likes()).toBe(1)
  expect(await thrice(() => as.posts.like({ id, isLiked: false }))).toEqual(all(null))
  expect(await likes()).toBe(0)

  const said = await world.as(dan).chat.send(writing(talk.id))
  const next = await world.as(dan).chat.send(writing(talk.id))
  const read = (seq: number) => as.chat.mark({ conversationId: talk.id, deliveredSeq: seq, readSeq: seq })
  await read(next.seq)
  // An older read mark, which was sent before, arrives after this one.
  expect(await thrice(() => read(said.seq))).toEqual(all(null))
  expect((await as.chat.conversation({ conversationId: talk.id })).unread).toBe(0)

  expect(await thrice(() => as.accounts.block({ memberId: dan.id }))).toEqual(all(null))
  expect((await as.accounts.blocks()).members).toHaveLength(1)
  expect(await thrice(() => as.accounts.unblock({ memberId: dan.id }))).toEqual(all(null))
  expect((await as.accounts.blocks()).members).toEqual([])

  const own = await as.posts.publishSymptom(eczema())
  const healed = await thrice(() => as.posts.resolve({ id: own.id, treatment: 'Une crème' }))
  expect(healed.toSorted()).toEqual(['ALREADY_RESOLVED', 'ALREADY_RESOLVED', null])
  // The same edit sent again counts as that edit; another edit of the text that it changed is refused.
  const edit = (intensity: number) =>
    world.as(dan).posts.editSymptom({ ...edited(eczema()), id, version: 1, intensity })
  expect(await thrice(() => edit(9))).toEqual(all(null))
  expect((await world.as(dan).posts.get({ id })).version).toBe(2)
  expect(await thrice(() => edit(1))).toEqual(all('EDITED_ELSEWHERE'))
  expect((await thrice(() => as.posts.remove({ id: own.id }))).filter((code) => code !== 'NOT_FOUND')).toEqual([null])
})

/** Returns what identifies an answer: the id of what was made, or else everything that it says. */
const idIn = (answer: unknown): unknown =>
  answer && typeof answer === 'object' && 'id' in answer ? answer.id : JSON.stringify(answer)

type Node = { '~orpc'?: { inputSchema?: z.ZodType } } & object

function namesWithRequest(node: Node, path: string[] = []): string[] {
  const procedure = node['~orpc']
  if (!procedure)
    return Object.entries(node).flatMap(([name, child]) => namesWithRequest(child as Node, [...path, name]))
  if (!procedure.inputSchema) return []
  const { properties = {} } = z.toJSONSchema(procedure.inputSchema, { io: 'input', unrepresentable: 'any' })
  return 'requestId' in properties ? [path.join('.')] : []
}
