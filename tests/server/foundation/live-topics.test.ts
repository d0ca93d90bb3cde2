import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Broadcast, Topic } from '#contract/foundation/live.ts'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { REPLAYED_MAX_MS, REPLAYED_MS, TOPICS_MAX } from '#contract/foundation/live-limits.ts'
import { block } from '#server/accounts/tables.ts'
import { eraseConversations } from '#server/chat/commands/erase.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { eraseNotices } from '#server/notifications/commands/erase.ts'
import { erasePosts } from '#server/posts/commands/erase.ts'
import { hideComment, hidePost } from '#server/posts/commands/hide-post.ts'
import { post } from '#server/posts/tables.ts'
import { hideTreatment } from '#server/treatments/commands/hide-treatment.ts'
import { talking } from '#tests/support/fixtures/chat.ts'
import { eczema } from '#tests/support/fixtures/scenes.ts'
import { type LiveClient, openSocket, saidAgain } from '#tests/support/live-client.ts'
import { openLiveServer } from '#tests/support/servers/live-server.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()

const opened: LiveClient[] = []
afterEach(() => {
  for (const { ws } of opened.splice(0)) ws.terminate()
})

const tabOf = async (who: Person, server: Parameters<typeof openSocket>[0] = world): Promise<LiveClient> => {
  const client = await openSocket(server, who)
  opened.push(client)
  await expect.poll(() => client.heard).toContainEqual({ kind: 'hello', seq: expect.any(Number) })
  return client
}

const tell = (...signals: Broadcast[]) =>
  transact(world.services(), async (tx) => {
    for (const each of signals) broadcast(tx, each)
  })
const changed = (id: string): Broadcast => ({ kind: 'post', id })

/** Posts of somebody's that all may read, of which no one is told. */
async function write({ id: authorId }: Person, count: number): Promise<string[]> {
  const at = world.now()
  const words = { kind: 'community' as const, title: 'Titre', description: 'Texte', tags: [] }
  const rows = Array.from({ length: count }, () => ({ id: world.services().newId(), authorId, ...words }))
  await world
    .services()
    .db.insert(post)
    .values(rows.map((row) => ({ ...row, createdAt: at, updatedAt: at })))
  return rows.map(({ id }) => id)
}
const writeOne = async (who: Person) => (await write(who, 1))[0]!

const signalsIn = ({ heard }: LiveClient) =>
  heard.flatMap((message) => ('id' in message && !('seq' in message) ? [message] : []))
const heardOf = (client: LiveClient, id: string) => signalsIn(client).filter((each) => each.id === id).length

const watch = ({ ws }: LiveClient, topics: readonly Topic[]) => ws.send(JSON.stringify({ watch: topics }))

/** Watches these, on a tab of a member's; settles once the server has granted what it does. */
async function watching(client: LiveClient, who: Person, topics: readonly Topic[]): Promise<void> {
  const mark = await writeOne(who)
  const tellMark = saidAgain(() => tell(changed(mark)))
  await tellMark() // told to whoever begins to watch a moment later
  watch(client, [...topics, `post:${mark}`])
  await expect
    .poll(async () => {
      await tellMark()
      return heardOf(client, mark)
    })
    .toBeGreaterThan(0)
}

/** Everything told so far has reached this tab, whose member wrote this post and watches it. */
async function caughtUp(client: LiveClient, id: string): Promise<void> {
  const before = heardOf(client, id)
  await tell(changed(id))
  await expect.poll(() => heardOf(client, id)).toBeGreaterThan(before)
}

test('a like and a comment reach everybody who looks at the post, each time, and nobody else', async () => {
  const { alice, bob, stranger } = await world.people('alice', 'bob', 'stranger')
  const id = await writeOne(alice)
  const other = await writeOne(stranger)
  const [author, reader, elsewhere, idle] = await Promise.all([alice, bob, stranger, bob].map((who) => tabOf(who)))
  await watching(author!, alice, [`post:${id}`])
  await watching(reader!, bob, [`post:${id}`, 'feed'])
  await watching(elsewhere!, stranger, [`post:${other}`])
  await world.as(bob).posts.like({ id, isLiked: true })
  for (const tab of [author!, reader!]) await expect.poll(() => heardOf(tab, id)).toBe(1)
  await world.as(alice).comments.add({ postId: id, requestId: crypto.randomUUID(), body: 'Merci à vous' })
  for (const tab of [author!, reader!]) await expect.poll(() => heardOf(tab, id)).toBe(2)
  await world.as(bob).posts.like({ id, isLiked: true })
  await caughtUp(elsewhere!, other)
  expect([author!, reader!, elsewhere!, idle!].map((tab) => heardOf(tab, id))).toEqual([2, 2, 0, 0])
  expect(signalsIn(author!)).toContainEqual({ kind: 'post', id })
})

/** Returns what counts the signals of this post that its author and a reader hear of an act; both watch it, and ask for nothing more. */
async function hearingOf(id: string, [alice, bob]: readonly [Person, Person]) {
  const [author, reader] = [await tabOf(alice), await tabOf(bob)]
  const mark = await writeOne(bob)
  await watching(author, alice, [`post:${id}`])
  await watching(reader, bob, [`post:${id}`, `post:${mark}`])
  return async (act: () => Promise<unknown>) => {
    const before = [author, reader].map((tab) => heardOf(tab, id))
    await act()
    // The first may overtake what is looked up before it is sent.
    for (let i = 0; i < 3; i++) await caughtUp(reader, mark)
    return [author, reader].map((tab, i) => heardOf(tab, id) - before[i]!)
  }
}

test('nobody hears when those act under a post whose words they are not shown: neither who shares a block, nor who withdrew consent', async () => {
  const { alice, bob, hidden, friend } = await world.people('alice', 'bob', 'hidden', 'friend')
  const id = await writeOne(alice)
  const say = (who: Person, parentId: string | null = null) =>
    world.as(who).comments.add({ postId: id, requestId: crypto.randomUUID(), body: 'Moi aussi', parentId })
  await world.as(hidden).accounts.block({ memberId: bob.id })
  const heardWhile = await hearingOf(id, [alice, bob])
  const ids: string[] = []
  const saying = (who: Person, parentId?: string) => async () => ids.push((await say(who, parentId)).id)
  const removing = (who: Person, id: string) => () => world.as(who).comments.remove({ id })
  expect(await heardWhile(saying(hidden))).toEqual([1, 0])
  expect(await heardWhile(saying(friend, ids[0]))).toEqual([1, 0])
  expect(await heardWhile(removing(friend, ids[1]!))).toEqual([1, 0])
  expect(await heardWhile(removing(hidden, ids[0]!))).toEqual([1, 0])
  const said = { id: '' }
  expect(await heardWhile(async () => Object.assign(said, await say(friend)))).toEqual([1, 1])
  const withdrawing = async () => {
    await world.as(friend).settings.setConsent({ kind: 'healthData', isGiven: false })
    await world.settle()
  }
  expect(await heardWhile(withdrawing)).toEqual([1, 1])
  expect(await heardWhile(removing(friend, said.id))).toEqual([0, 0])
  expect(JSON.stringify(opened.flatMap(signalsIn))).not.toContain(hidden.id)
})

test('a like, its withdrawal and the erasure of an account are heard by nobody from whom a block hides who acts', async () => {
  const { alice, bob, hidden } = await world.people('alice', 'bob', 'hidden')
  const id = await writeOne(alice)
  await world.as(hidden).accounts.block({ memberId: bob.id })
  const heardWhile = await hearingOf(id, [alice, bob])
  const liking = (isLiked: boolean) => () => world.as(hidden).posts.like({ id, isLiked })
  expect(await heardWhile(liking(true))).toEqual([1, 0])
  expect(await heardWhile(liking(false))).toEqual([1, 0])
  await world.as(hidden).posts.like({ id, isLiked: true })
  await world.as(hidden).comments.add({ postId: id, requestId: crypto.randomUUID(), body: 'Moi aussi', parentId: null })
  await heardWhile(async () => {})
  const [, heardByReader] = await heardWhile(() => erasePosts(world.services(), hidden.id))
  expect(heardByReader).toBe(0)
  await world.as(hidden).posts.like({ id, isLiked: true })
  await heardWhile(async () => {})
  // Under the place that stays of an erased comment, what others say is heard as it is seen.
  const said = await world
    .as(hidden)
    .comments.add({ postId: id, requestId: crypto.randomUUID(), body: 'À bientôt', parentId: null })
  const answer = (parentId: string) =>
    world.as(alice).comments.add({ postId: id, requestId: crypto.randomUUID(), body: 'Oui', parentId })
  const reply = await answer(said.id)
  await heardWhile(() => erasePosts(world.services(), hidden.id))
  await transact(world.services(), async (tx) => void (await tx.delete(block).where(eq(block.blockerId, hidden.id))))
  expect(await heardWhile(() => answer(reply.id))).toEqual([1, 0])
  await world.as(hidden).accounts.block({ memberId: bob.id })
  await heardWhile(async () => {})
  const gone = await heardWhile(() =>
    transact(world.services(), async (tx) => {
      await tx.delete(block).where(eq(block.blockerId, hidden.id))
      broadcast(tx, { kind: 'post', id, of: [alice.id, world.services().newId()] })
    }),
  )
  expect(gone).toEqual([0, 0]) // of an account that is gone by now, nobody knows any more whom it had blocked
})

test('a change of a hidden story or entry is heard by its author alone, and its hiding by whoever read it', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const { id } = await world.as(alice).posts.publishSymptom(eczema())
  const tried = (name: string, sentence?: string) =>
    world.as(alice).treatments.add({
      postId: id,
      requestId: crypto.randomUUID(),
      name,
      kind: 'other',
      from: null,
      to: null,
      sentence,
    })
  const heardWhile = await hearingOf(id, [alice, bob])
  const whoHears = async (act: () => Promise<unknown>) => (await heardWhile(act)).map((times) => times > 0)
  const act = (work: (tx: Parameters<Parameters<typeof transact>[1]>[0]) => Promise<unknown>) => () =>
    transact(world.services(), async (tx) => void (await work(tx)))
  const hiding = () => ({ at: world.now(), reason: null, decisionId: null })
  const shown = { id: '' }
  expect(await whoHears(async () => Object.assign(shown, await tried('Repos')))).toEqual([true, true])
  expect(await whoHears(() => tried('Jeûne', 'Arrêtez votre traitement, ça suffit.'))).toEqual([true, false]) // held for the staff
  expect(await whoHears(act((tx) => hideTreatment(tx, shown.id, hiding())))).toEqual([true, true])
  expect(await whoHears(() => world.as(alice).treatments.remove({ id: shown.id }))).toEqual([true, false])
  const care = (doctors: number) => () =>
    world.as(alice).treatments.setCare({ postId: id, examinations: null, doctors })
  expect(await whoHears(care(2))).toEqual([true, true])
  expect(await whoHears(act((tx) => hidePost(tx, id, hiding())))).toEqual([true, true])
  expect(await whoHears(act((tx) => hidePost(tx, id, hiding())))).toEqual([true, false])
  expect(await whoHears(care(3))).toEqual([true, false])
  expect(await whoHears(() => world.as(alice).posts.like({ id, isLiked: true }))).toEqual([true, false])
  const better = { id, was: 'ongoing', outcome: 'better' } as const
  expect(await whoHears(() => world.as(alice).posts.setOutcome(better))).toEqual([true, false])
  // As of a block that is lifted, nobody else hears that it is shown again.
  expect(await whoHears(act((tx) => hidePost(tx, id, null)))).toEqual([true, false])
})

test('a member who withdrew consent hears in another tab that their own comment is gone', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const id = await writeOne(alice)
  const said = await world
    .as(bob)
    .comments.add({ postId: id, requestId: crypto.randomUUID(), body: 'Moi aussi', parentId: null })
  await world.as(bob).settings.setConsent({ kind: 'healthData', isGiven: false })
  await world.settle()
  const tab = await tabOf(bob)
  await watching(tab, bob, [`post:${id}`])
  const before = heardOf(tab, id)
  await world.as(bob).comments.remove({ id: said.id })
  await expect.poll(() => heardOf(tab, id)).toBeGreaterThan(before)
})

test('a signal is no event: it is stored for nobody who was away', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const id = await writeOne(alice)
  const tab = await tabOf(bob)
  await watching(tab, bob, [`post:${id}`])
  await tell(changed(id))
  await expect.poll(() => heardOf(tab, id)).toBe(1)
  expect(await world.as(bob).live.events({ since: 0 })).toEqual({ events: [], seq: 0, resync: false })
})

test('a signal is sent after the commit, and never when the transaction failed', async () => {
  const { alice } = await world.people('alice')
  const [held, undone, mark] = [await writeOne(alice), await writeOne(alice), await writeOne(alice)]
  const tab = await tabOf(alice)
  await watching(tab, alice, [`post:${held}`, `post:${undone}`, `post:${mark}`])
  const failed = transact(world.services(), async (tx) => {
    broadcast(tx, changed(undone))
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  await transact(world.services(), async (tx) => {
    broadcast(tx, changed(held))
    await caughtUp(tab, mark)
    expect(heardOf(tab, held)).toBe(0)
  })
  await expect.poll(() => heardOf(tab, held)).toBe(1)
  expect(heardOf(tab, undone)).toBe(0)
})

test('topics named last replace earlier ones', async () => {
  const { alice } = await world.people('alice')
  const [left, kept, begun] = [await writeOne(alice), await writeOne(alice), await writeOne(alice)]
  const tab = await tabOf(alice)
  await watching(tab, alice, [`post:${left}`, `post:${kept}`])
  await watching(tab, alice, [`post:${kept}`, `post:${begun}`])
  await tell(changed(left), changed(kept), changed(begun))
  await caughtUp(tab, kept)
  expect([left, kept, begun].map((id) => heardOf(tab, id) > 0)).toEqual([false, true, true])
  await watching(tab, alice, [])
  await tell(changed(begun))
  await caughtUp(tab, signalsIn(tab).at(-1)!.id)
  expect(heardOf(tab, begun)).toBe(1)
})

test('an act from just before somebody looked is told to them, because their page was read before it', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const id = await writeOne(alice)
  const [early, late] = [await tabOf(alice), await tabOf(bob)]
  await watching(early, alice, [`post:${id}`])
  await world.as(alice).posts.like({ id, isLiked: true })
  await expect.poll(() => heardOf(early, id)).toBe(1)
  watch(late, [`post:${id}`])
  await expect.poll(() => signalsIn(late)).toEqual([changed(id)])
})

test('an act that came while the scripts of a slow phone did is told to it, and no older one', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const id = await writeOne(alice)
  const [early, late, later] = [await tabOf(alice), await tabOf(bob), await tabOf(bob)]
  await watching(early, alice, [`post:${id}`])
  await world.as(alice).posts.like({ id, isLiked: true })
  await expect.poll(() => heardOf(early, id)).toBe(1)
  await sleep(REPLAYED_MS)
  later.ws.send(JSON.stringify({ watch: [`post:${id}`] }))
  late.ws.send(JSON.stringify({ watch: [`post:${id}`], readMsAgo: REPLAYED_MAX_MS }))
  await expect.poll(() => signalsIn(late)).toEqual([changed(id)])
  const next = await writeOne(alice)
  await watching(later, bob, [`post:${id}`, `post:${next}`])
  await caughtUp(later, next)
  expect(heardOf(later, id)).toBe(0)
})

test('another member’s act just before a member looked is told to them, though their own act came last', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const id = await writeOne(bob)
  const [tab, bobs] = [await tabOf(alice), await tabOf(bob)]
  const [ofBob, ofAlice] = [bob, alice].map(({ id: by }): Broadcast => ({ ...changed(id), by }))
  await watching(bobs, bob, [`post:${id}`])
  await tell(ofBob!)
  await tell(ofAlice!)
  await expect.poll(() => signalsIn(bobs)).toContainEqual(changed(id))
  await watching(tab, alice, [`post:${id}`])
  await expect.poll(() => signalsIn(tab)).toContainEqual(changed(id))
  expect([heardOf(tab, id), heardOf(bobs, id)]).toEqual([1, 1]) // neither hears of their own
})

test('a post that is hidden, blocked, gone or made up cannot be watched', async () => {
  const { alice, bob, stranger } = await world.people('alice', 'bob', 'stranger')
  const [hidden, blocked, gone, own] = [
    await writeOne(alice),
    await writeOne(bob),
    await writeOne(alice),
    await writeOne(stranger),
  ]
  await hide(hidden)
  await world.as(bob).accounts.block({ memberId: stranger.id })
  await world.as(alice).posts.remove({ id: gone })
  const ids = [hidden, blocked, gone, world.services().newId()]
  const [author, tab] = [await tabOf(alice), await tabOf(stranger)]
  await watching(author, alice, [`post:${hidden}`])
  await watching(tab, stranger, [...ids.map((id) => `post:${id}` as const), `post:${own}`])
  await tell(...ids.map(changed))
  await caughtUp(tab, own)
  expect(ids.map((id) => heardOf(tab, id))).toEqual([0, 0, 0, 0])
  expect(heardOf(author, hidden)).toBe(1)
})

test('a block, a withdrawal, a hiding and a departure are heard alike, by whoever looks; a block that is lifted, consent given again and what is shown again are not; nothing is kept', async () => {
  const { services } = world
  const hiding = (isHidden: boolean) => (isHidden ? { at: world.now(), reason: null, decisionId: null } : null)
  type WrittenThings = { post: string; comments: readonly string[] }
  type Cause = (acts: { reader: Person; writer: Person; written: WrittenThings }) => Promise<unknown>
  const staff = (isHidden: boolean) =>
    (async ({ written: { post, comments } }) =>
      transact(services(), async (tx) => {
        await hidePost(tx, post, hiding(isHidden))
        for (const id of comments) await hideComment(tx, id, hiding(isHidden))
      })) satisfies Cause
  const consent = (isGiven: boolean) =>
    (({ writer }) => world.as(writer).settings.setConsent({ kind: 'healthData', isGiven })) satisfies Cause
  const causes: [string, Cause, Cause?][] = [
    [
      'block',
      ({ reader, writer }) => world.as(writer).accounts.block({ memberId: reader.id }),
      ({ reader, writer }) => world.as(writer).accounts.unblock({ memberId: reader.id }),
    ],
    ['withdrawal', consent(false), consent(true)],
    ['hiding', staff(true), staff(false)],
    [
      'departure',
      async ({ writer }) => {
        for (const erase of [erasePosts, eraseConversations, eraseNotices]) await erase(services(), writer.id)
      },
    ],
  ]
  const scene = async () => {
    const { reader, writer, third } = await world.people('reader', 'writer', 'third')
    const say = async (who: Person, postId: string, parentId: string | null = null) =>
      (await world.as(who).comments.add({ postId, requestId: crypto.randomUUID(), body: 'Moi aussi', parentId })).id
    const [own, others, mark] = [await writeOne(reader), await writeOne(third), await writeOne(reader)]
    const written = { post: await writeOne(writer), comments: [await say(writer, own), await say(writer, others)] }
    // A reply of somebody else's under the writer's comment, which its own author hears of: it is gone with that.
    await say(third, written.post, await say(reader, written.post))
    const { id: talk } = await talking(world, writer, reader)
    await world.settle()
    expect((await world.as(reader).notifications.unread()).count).toBeGreaterThan(0)
    const tab = await tabOf(reader)
    await watching(
      tab,
      reader,
      [written.post, own, others, mark].map((id) => `post:${id}` as const),
    )
    watch(tab, [...[written.post, own, others, mark].map((id) => `post:${id}` as const), `conversation:${talk}`])
    await expect
      .poll(async () => {
        await tell({ kind: 'conversation', id: talk, to: reader.id })
        return heardOf(tab, talk)
      })
      .toBeGreaterThan(0)
    return { reader, writer, written, tab, mark, things: [written.post, own, others, talk] }
  }
  const scenes = []
  for (const [cause, lose, giveBack] of causes) scenes.push({ ...(await scene()), cause, lose, giveBack })
  // Signals of the last five seconds are told again to whoever begins to watch.
  await sleep(5_000)
  const heard = []
  for (const { reader, writer, written, tab, mark, things, cause, lose, giveBack } of scenes) {
    const { seq } = await world.as(reader).live.events({ since: 0 })
    const during = async (act: Cause | undefined) => {
      const before = things.map((id) => heardOf(tab, id))
      await act?.({ reader, writer, written })
      await world.settle()
      for (let i = 0; i < 3; i++) await caughtUp(tab, mark)
      return things.map((id, i) => heardOf(tab, id) - before[i]!)
    }
    heard.push({ cause, lost: await during(lose), back: await during(giveBack) })
    expect(await world.as(reader).live.events({ since: seq })).toMatchObject({ events: [], seq })
  }
  // The staff hides things, and no talk.
  const lost = (cause: string) => (cause === 'hiding' ? [1, 1, 1, 0] : [1, 1, 1, 1])
  expect(heard).toEqual(causes.map(([cause]) => ({ cause, lost: lost(cause), back: [0, 0, 0, 0] })))
})

test('a block ends the watch on both sides at once, and lifting it restores the watch, without a message from the browsers', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const [hers, his] = [await writeOne(alice), await writeOne(bob)]
  const tabs = [await tabOf(alice), await tabOf(bob)] as const
  const marks = [await writeOne(alice), await writeOne(bob)] as const
  await watching(tabs[0], alice, [`post:${his}`, `post:${marks[0]}`])
  await watching(tabs[1], bob, [`post:${hers}`, `post:${marks[1]}`])
  const others = () => [heardOf(tabs[0], his), heardOf(tabs[1], hers)]
  const tellAll = async () => {
    await tell({ ...changed(hers), of: [alice.id] }, { ...changed(his), of: [bob.id] })
    for (let i = 0; i < 3; i++) for (const [at, tab] of tabs.entries()) await caughtUp(tab, marks[at]!)
  }
  await world.as(alice).accounts.block({ memberId: bob.id })
  await expect.poll(() => tabs[0].heard.filter(({ kind }) => kind === 'blocks')).toHaveLength(1)
  await expect
    .poll(async () => {
      const before = others()
      await tellAll()
      return others().map((count, i) => count - before[i]!)
    })
    .toEqual([0, 0])
  await world.as(alice).accounts.unblock({ memberId: bob.id })
  const ended = others()
  await expect
    .poll(async () => {
      await tellAll()
      return others().every((count, i) => count > ended[i]!)
    })
    .toBe(true)
})

test('a new post is told to everybody who looks at the feed, but not across a block', async () => {
  const { alice, bob, stranger } = await world.people('alice', 'bob', 'stranger')
  const own = await writeOne(stranger)
  await world.as(alice).accounts.block({ memberId: stranger.id })
  const [reader, blocked] = [await tabOf(bob), await tabOf(stranger)]
  await watching(reader, bob, ['feed'])
  await watching(blocked, stranger, ['feed', `post:${own}`])
  const { id } = await world.as(alice).posts.publishSymptom(eczema())
  await expect.poll(() => signalsIn(reader)).toContainEqual({ kind: 'feed', id })
  const hidden = world.services().newId() // a post that is not there
  await tell({ kind: 'feed', id: hidden })
  const { id: next } = await world.as(bob).posts.publishSymptom(eczema())
  await expect.poll(() => signalsIn(blocked)).toContainEqual({ kind: 'feed', id: next })
  expect([heardOf(blocked, id), heardOf(blocked, hidden), heardOf(reader, hidden)]).toEqual([0, 0, 0])
})

test('signals cross from one server to the others', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const id = await writeOne(alice)
  const other = await openLiveServer(world, bob.id)
  const tab = await tabOf(bob, other)
  await watching(tab, bob, [`post:${id}`])
  await world.as(alice).posts.like({ id, isLiked: true })
  await expect.poll(() => heardOf(tab, id)).toBe(1)
  await other.close()
})

test('many signals at once, of more posts than one hint holds, all arrive', async () => {
  const { alice } = await world.people('alice')
  const tab = await tabOf(alice)
  const ids = await write(alice, TOPICS_MAX - 1)
  await watching(
    tab,
    alice,
    ids.map((id) => `post:${id}` as const),
  )
  await tell(...ids.map(changed), ...ids.map(() => changed(world.services().newId())))
  await expect.poll(() => ids.filter((id) => heardOf(tab, id) !== 1)).toEqual([])
})

test('other messages of a browser are ignored, and its watched topics stay watched', async () => {
  const { alice } = await world.people('alice')
  const id = await writeOne(alice)
  const tab = await tabOf(alice)
  await watching(tab, alice, [`post:${id}`])
  const tooMany = Array.from({ length: TOPICS_MAX + 1 }, () => `post:${crypto.randomUUID()}`)
  const said = [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"watch":null}',
    '{"watch":"feed"}',
    '{"watch":["everything"]}',
    '{"watch":["post:1"]}',
    `{"watch":["post:${id}' or 1=1"]}`,
    '{"watch":[{"toString":null}]}',
    '{"__proto__":{"watch":[]}}',
    JSON.stringify({ watch: tooMany }),
    '['.repeat(60_000),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.alloc(60_000),
  ]
  for (const words of said) tab.ws.send(words)
  await caughtUp(tab, id)
  expect(tab.ws.readyState).toBe(tab.ws.OPEN)
})

test('a browser that names topics over and over has its socket closed', async () => {
  const { alice } = await world.people('alice')
  const tab = await tabOf(alice)
  for (let i = 0; i < 100; i++) watch(tab, ['feed'])
  expect(await tab.closed).toBe(LIVE_CLOSE.tooMany)
})

const hide = (id: string) => world.services().db.execute(sql`update post set hidden_at = now() where id = ${id}`)
