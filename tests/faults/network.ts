import { setTimeout as sleep } from 'node:timers/promises'
import { apiAt } from '#tests/support/api-at.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { openTab } from '#tests/support/live-tab.ts'
import { idOf, tusCalls } from '#tests/support/uploads.ts'
import { randomFrom } from '../../bench/support/random.ts'
import type { Bar } from '../../bench/support/report.ts'
import { barsOf, type How } from './attempt.ts'
import { audit, drained } from './audit.ts'
import { openLedger } from './ledger.ts'
import { load, type Scene, setScene } from './load.ts'
import { type Client, once, signUpAll } from './people.ts'
import { serve } from './served.ts'
import { openWire, type Wire } from './wire.ts'

/** A phone in a train: slow both ways, and cut in the mean after so many bytes, in the middle of whatever goes. */
const BAD = { delayMs: 120, cutAfterBytes: 20_000 }
const LASTS_MS = 30_000
const TRIES = 200
/** A socket that answered no ping by the next one is given up, and after a grace its member is shown as gone. */
const GIVEN_UP_WITHIN_MS = 65_000
/** A tab that heard nothing for a minute opens another socket; this long after its line died, it knows everything. */
const RESUMED_WITHIN_MS = 75_000
const TOLD_WITHIN_MS = 15_000

/** Everybody writes over a bad network and repeats what was cut; one of them sends a picture, and the lines of two others’ tabs die without a word. */
export async function tryNetwork({ members, seed, say }: How): Promise<Bar[]> {
  const served = await serve()
  const { hostname: host, port } = new URL(served.url)
  const wire = await openWire({ host, port: Number(port) }, BAD)
  const line = await openWire({ host, port: Number(port) })
  const stop = new AbortController()
  try {
    const url = `http://${wire.host}:${wire.port}`
    const clients = await signUpAll(served, Math.min(members, 8))
    const scene = await setScene(clients, clients.length, served.databaseUrl)
    await drained(served.databaseUrl)
    // The same members from now on, by the other way.
    for (const client of clients)
      client.api = apiAt(url, () => ({ cookie: client.cookie, 'x-forwarded-for': client.address }))
    const ledger = openLedger()
    const { databaseUrl } = served
    const loaded = load(scene, ledger, { databaseUrl, random: randomFrom(seed), signal: stop.signal })
    loaded.catch(() => stop.abort())
    const stalled = stallLines(line, scene.talks[0]!)
    const [picture] = await Promise.all([sendPicture(url, clients[0]!), sleep(LASTS_MS)])
    stop.abort()
    await loaded
    await drained(databaseUrl)
    const { goneMs, comeBack } = await stalled
    const { resumedMs, missed } = await comeBack(databaseUrl)
    const findings = await audit(databaseUrl, ledger, scene)
    return [
      {
        name: 'network: connections cut on their way',
        value: String(wire.losses),
        bar: '> 0',
        isHeld: wire.losses > 0,
      },
      {
        name: 'network: a picture goes on where it was cut',
        value: picture,
        bar: 'ready',
        isHeld: picture === 'ready',
      },
      {
        name: 'network: whoever’s line died without a word is seen to be gone after',
        value: `${(goneMs / 1000).toFixed(1)} s`,
        bar: `≤ ${GIVEN_UP_WITHIN_MS / 1000} s`,
        isHeld: goneMs <= GIVEN_UP_WITHIN_MS,
      },
      {
        name: 'network: a tab whose line died without a word is on another, by itself, after',
        value: `${(resumedMs / 1000).toFixed(1)} s`,
        bar: `≤ ${RESUMED_WITHIN_MS / 1000} s`,
        isHeld: resumedMs <= RESUMED_WITHIN_MS,
      },
      {
        name: 'network: such a tab has missed',
        value: missed,
        bar: 'nothing',
        isHeld: missed === 'nothing',
      },
      ...barsOf('network', { findings, ledger }, say),
    ]
  } finally {
    stop.abort()
    await wire.close()
    await line.close()
    await served.remove()
  }
}

/**
 * The lines of two tabs go nowhere from one moment on, and nobody is told. One browser does nothing about it, and the server finds out by itself; the other tab
 * is as the app keeps it.
 * @returns  how long the one took to be seen as gone; and, asked once all is written, how long the other took to be on a new line, and what it missed
 */
async function stallLines(line: Wire, { id: conversationId, members: [gone, back] }: Scene['talks'][number]) {
  const url = () => `http://${line.host}:${line.port}`
  const person = (client: Client) => ({ ...client, username: client.name, email: '' })
  const deaf = await openSocket({ url }, person(gone))
  const tab = openTab(
    { url, as: () => apiAt(url(), () => ({ cookie: back.cookie, 'x-forwarded-for': back.address })) },
    person(back),
  )
  const isSeen = async () => (await back.api.chat.conversation({ conversationId })).isOnline === true
  await until(async () => tab.greetedAt.length > 0 && isSeen())
  const began = performance.now()
  line.abandon()
  await until(async () => !(await isSeen()))
  const goneMs = performance.now() - began
  deaf.ws.terminate()

  return {
    goneMs,
    async comeBack(databaseUrl: string): Promise<{ resumedMs: number; missed: string }> {
      await until(async () => tab.greetedAt.length > 1)
      const resumedMs = (tab.greetedAt[1] ?? Number.POSITIVE_INFINITY) - began
      const [stream] = await once<{ seq: number }>(
        databaseUrl,
        'select last_seq::int as seq from member_stream where member_id = $1',
        [back.id],
      )
      const last = () => tab.told.findLast((change) => change !== 'everything')?.seq ?? 0
      const isTold = await until(async () => last() >= stream!.seq, TOLD_WITHIN_MS)
      tab.link.close()
      // Where it was away for too much, it is told to read everything again instead.
      const seqs = tab.told
        .slice(tab.told.lastIndexOf('everything') + 1)
        .map((change) => (change as { seq: number }).seq)
      const hasGap = seqs.some((seq, nth) => nth > 0 && seq !== seqs[nth - 1]! + 1)
      const missed =
        isTold && !hasGap ? 'nothing' : `what came after ${last()} of ${stream!.seq}, told ${seqs.join(', ')}`
      return { resumedMs, missed }
    },
  }
}

/** Whether it is so by then; asked once a second at most, through what may be cut. */
async function until(isSo: () => Promise<boolean>, withinMs = 2 * GIVEN_UP_WITHIN_MS): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < withinMs; await sleep(1_000))
    if (await isSo().catch(() => false)) return true
  return false
}

/** As a browser's client does: asks how far it is, and goes on from there. */
async function sendPicture(url: string, { cookie, address, api }: Client): Promise<string> {
  const bytes = await photo({ width: 1_600, height: 1_200 })
  const { begin, append, head } = tusCalls({
    fetch: (path, init = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { cookie, 'x-forwarded-for': address, ...(init.headers as Record<string, string>) },
      }),
  })
  let id: string | undefined
  let offset = 0
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      if (id === undefined) id = idOf(await begin(undefined, { size: bytes.length }))
      else if (offset < bytes.length) {
        offset = Number((await head(undefined, id)).headers.get('upload-offset'))
        await append(undefined, id, offset, new Uint8Array(bytes.subarray(offset)))
        offset = bytes.length
      } else {
        await api.media.complete({ id })
        return 'ready'
      }
    } catch {
      offset = 0 // it says itself how far it is
      await sleep(100)
    }
  }
  return `not ready after ${TRIES} tries`
}
