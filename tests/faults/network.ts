import { setTimeout as sleep } from 'node:timers/promises'
import { apiAt } from '#tests/support/api-at.ts'
import { photo } from '#tests/support/pictures.ts'
import { idOf, tusCalls } from '#tests/support/uploads.ts'
import { randomFrom } from '../../bench/support/random.ts'
import type { Bar } from '../../bench/support/report.ts'
import { barsOf, type How } from './attempt.ts'
import { audit, drained } from './audit.ts'
import { openLedger } from './ledger.ts'
import { load, setScene } from './load.ts'
import { type Client, signUpAll } from './people.ts'
import { serve } from './served.ts'
import { openWire } from './wire.ts'

/** A phone in a train: slow both ways, and cut in the mean after so many bytes, in the middle of whatever goes. */
const BAD = { delayMs: 120, cutAfterBytes: 20_000 }
const LASTS_MS = 30_000
const TRIES = 200

/** Everybody writes over a bad network and repeats what was cut; one of them sends a picture. */
export async function tryNetwork({ members, seed, say }: How): Promise<Bar[]> {
  const served = await serve()
  const wire = await openWire({ host: '127.0.0.1', port: Number(new URL(served.url).port) }, BAD)
  const stop = new AbortController()
  try {
    const url = `http://127.0.0.1:${wire.port}`
    const clients = await signUpAll(served, Math.min(members, 8))
    const scene = await setScene(clients, clients.length)
    await drained(served.databaseUrl)
    // The same members from now on, by the other way.
    for (const client of clients)
      client.api = apiAt(url, () => ({ cookie: client.cookie, 'x-forwarded-for': client.address }))
    const ledger = openLedger()
    const { databaseUrl } = served
    const loaded = load(scene, ledger, { databaseUrl, random: randomFrom(seed), signal: stop.signal })
    loaded.catch(() => stop.abort())
    const [picture] = await Promise.all([sendPicture(url, clients[0]!), sleep(LASTS_MS)])
    stop.abort()
    await loaded
    await drained(databaseUrl)
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
      ...barsOf('network', { findings, ledger }, say),
    ]
  } finally {
    stop.abort()
    await wire.close()
    await served.remove()
  }
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
