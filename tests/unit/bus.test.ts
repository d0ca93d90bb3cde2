import { afterEach, expect, test } from 'vitest'
import { type Bus, type BusMessage, type BusTransport, openBus } from '#server/foundation/live/bus.ts'

/** A way between servers that lives in this test: it can be away, and cut whoever listens. */
function aWay() {
  const listeners = new Map<(words: string) => void, () => void>()
  const said: string[] = []
  let isAway = false
  let tries = 0
  const transport: BusTransport = {
    async say(words) {
      tries += 1
      if (isAway) throw new Error('away')
      said.push(words)
      for (const hear of listeners.keys()) hear(words)
    },
    async listen(hear) {
      if (isAway) throw new Error('away')
      const cut = Promise.withResolvers<void>()
      listeners.set(hear, cut.resolve)
      return { broken: cut.promise, check: async () => {}, close: () => void listeners.delete(hear) }
    },
    close: async () => {},
  }
  /** One server's way here, which may be cut for it alone and nobody be told. */
  function ofOne() {
    let isCut = false
    const own: BusTransport = {
      say: (words) => (isCut ? Promise.reject(new Error('away')) : transport.say(words)),
      listen: (hear) => transport.listen((words) => !isCut && hear(words)),
      close: async () => {},
    }
    return { transport: own, cut: () => (isCut = true) }
  }
  return {
    transport,
    said,
    ofOne,
    tries: () => tries,
    leave() {
      isAway = true
      for (const cut of listeners.values()) cut()
      listeners.clear()
    },
    comeBack() {
      isAway = false
    },
  }
}

const opened: Bus[] = []
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close()
})

async function aServer(...ways: { transport: BusTransport }[]) {
  const heard: BusMessage[] = []
  const bus = openBus(
    ways.map(({ transport }) => transport),
    (hint) => heard.push(hint),
  )
  opened.push(bus)
  await bus.ready
  const news = () => heard.flatMap((hint) => (hint === 'everyone' ? [] : hint.news))
  const isLost = () => heard.filter((message) => message === 'everyone').length
  return { bus, heard, news, isLost }
}

test('other servers hear a server’s news of members, and it does not; all hear signals', async () => {
  const way = aWay()
  const [one, other] = [await aServer(way), await aServer(way)]
  one.bus.news(['a', 'b', 'a'])
  one.bus.sessions(['c'])
  one.bus.wanted(['u'])
  one.bus.broadcasts([
    { kind: 'post', id: 'p' },
    { kind: 'typing', id: 't', by: 'a' },
  ])
  const broadcasts = [
    { kind: 'post', id: 'p' },
    { kind: 'typing', id: 't', by: 'a' },
  ]
  await expect
    .poll(() => other.heard)
    .toEqual(['everyone', { news: ['a', 'b'], sessions: ['c'], wanted: ['u'], broadcasts }])
  expect(one.heard).toEqual(['everyone', { news: [], sessions: [], wanted: [], broadcasts }])
  expect(way.said.length).toBe(1)
})

test('a large message is split into several, each short enough for NOTIFY', async () => {
  const way = aWay()
  const [one, other] = [await aServer(way), await aServer(way)]
  const broadcasts = Array.from({ length: 350 }, () => ({
    kind: 'post' as const,
    id: crypto.randomUUID(),
    by: crypto.randomUUID(),
  }))
  one.bus.broadcasts(broadcasts)
  const heard = () => other.heard.flatMap((hint) => (hint === 'everyone' ? [] : hint.broadcasts))
  await expect.poll(heard).toEqual(broadcasts)
  expect(Math.max(...way.said.map((words) => words.length))).toBeLessThan(8_000)
})

test('a message on both channels is heard once; the reliable one replaces a lost quick one, whose return has everything read again', async () => {
  const [quick, sure] = [aWay(), aWay()]
  const [one, other] = [await aServer(quick, sure), await aServer(quick, sure)]
  const broadcasts = [{ kind: 'post' as const, id: 'p' }]
  one.bus.news(['a'])
  one.bus.broadcasts(broadcasts)
  await expect.poll(() => sure.said.length).toBe(1)
  expect(quick.said).toEqual(sure.said)
  const told = (server: typeof one) => server.heard.filter((message) => message !== 'everyone')
  expect(told(other)).toEqual([{ news: ['a'], sessions: [], wanted: [], broadcasts }])
  expect(told(one)).toEqual([{ news: [], sessions: [], wanted: [], broadcasts }])
  quick.leave()
  one.bus.news(['b'])
  await expect.poll(other.news).toEqual(['a', 'b'])
  const before = other.isLost()
  quick.comeBack()
  await expect.poll(other.isLost).toBe(before + 1)
  one.bus.news(['c'])
  await expect.poll(other.news).toEqual(['a', 'b', 'c'])
})

test('a server that alone lost the quick channel, even without knowing it, hears by the reliable one, and is heard', async () => {
  const [quick, sure] = [aWay(), aWay()]
  const alone = quick.ofOne()
  const [one, other] = [await aServer(quick, sure), await aServer(alone, sure)]
  alone.cut()
  one.bus.news(['a'])
  one.bus.broadcasts([{ kind: 'typing', id: 't', by: 'a' }])
  await expect.poll(other.news).toEqual(['a'])
  expect(other.heard.at(-1)).toMatchObject({ broadcasts: [{ kind: 'typing', id: 't', by: 'a' }] })
  other.bus.news(['b'])
  await expect.poll(one.news).toEqual(['b'])
})

test('a message that the reliable channel cannot send goes by the quick one once, at once, and by the reliable one when it can', async () => {
  const [quick, sure] = [aWay(), aWay()]
  const [one, other] = [await aServer(quick, sure), await aServer(quick, sure)]
  sure.leave()
  one.bus.wanted(['u'])
  one.bus.broadcasts([{ kind: 'typing', id: 't', by: 'a' }])
  const asked = () => sure.tries()
  await expect.poll(asked).toBeGreaterThan(2)
  one.bus.news(['a'])
  await expect.poll(other.news).toEqual(['a'])
  expect(quick.said.length).toBe(2)
  sure.comeBack()
  await expect.poll(() => sure.said).toEqual(quick.said)
  const told = other.heard.filter((message) => message !== 'everyone')
  expect(told.map(({ wanted, news }) => [wanted, news])).toEqual([
    [['u'], []],
    [[], ['a']],
  ])
})

test('a message without an open channel is sent once one is open', async () => {
  const way = aWay()
  const one = await aServer(way)
  way.leave()
  one.bus.news(['a'])
  await expect.poll(way.tries).toBeGreaterThan(1)
  expect(way.said).toEqual([])
  way.comeBack()
  await expect.poll(() => way.said).toEqual([expect.stringMatching(/^[0-9a-f]{8}\.\d+:na$/)])
})
