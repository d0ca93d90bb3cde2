import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ORPCError } from '@orpc/client'
import sharp from 'sharp'
import { inOwnWords, vertigo } from '#tests/support/fixtures/scenes.ts'
import { idOf, refusalIn, tusCalls } from '#tests/support/uploads.ts'
import type { Bar } from '../../bench/support/report.ts'
import { count, type How } from './attempt.ts'
import { drained } from './audit.ts'
import { type Client, once, signUpAll } from './people.ts'
import { type Served, serve } from './served.ts'

const MB = 1 << 20
/** Sizes of the disks: for uploads and for kept files less than one picture needs, and for PostgreSQL what it needs and some more. */
const UPLOADS_BYTES = 256 * 1024
const MEDIA_BYTES = 16 * 1024
const POSTGRES_BYTES = 320 * MB
const WRITES = 60
/** Bytes that are left to PostgreSQL at first: some of the writes are done, and then its disk is full. */
const LAST_BYTES = MB

/** Fills the disks of uploads, of kept files, and of the database, then makes room again. */
export async function tryDisk({ say }: How): Promise<Bar[]> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    say('not tried: a small disk can be had by root alone, on Linux.')
    return []
  }
  return [
    ...(await onSmallDisk('uploads', UPLOADS_BYTES, fillUploads)),
    ...(await onSmallDisk('media', MEDIA_BYTES, fillMedia)),
    ...(await onSmallDisk('postgres', POSTGRES_BYTES, fillPostgres)),
  ]
}

type Small = { served: Served; client: Client; disk: string }

/** Opens a server with one folder of its data on a disk of its own, and removes all of it afterwards. */
async function onSmallDisk(name: string, bytes: number, work: (small: Small) => Promise<Bar[]>): Promise<Bar[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-faults-disk-'))
  const disk = join(dataDir, name)
  mkdirSync(disk)
  mount('-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', disk)
  try {
    const served = await serve({ dataDir })
    try {
      const [client] = await signUpAll(served, 1)
      await drained(served.databaseUrl)
      return await work({ served, client: client!, disk })
    } finally {
      await served.remove()
    }
  } finally {
    spawnSync('umount', ['-l', disk])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`no small disk could be made: ${stderr}`)
}

const makeRoom = (disk: string) => mount('-o', `remount,size=${64 * MB}`, disk)

const uploading = ({ url }: Served, { cookie, address }: Client) =>
  tusCalls({
    fetch: (path, init = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { cookie, 'x-forwarded-for': address, ...(init.headers as Record<string, string>) },
      }),
  })

async function fillUploads({ served, client, disk }: Small): Promise<Bar[]> {
  const bytes = await largePhoto()
  const { begin, append, head } = uploading(served, client)
  const id = idOf(await begin(undefined, { size: bytes.length }))
  const refused = await refusalIn(await append(undefined, id, 0, new Uint8Array(bytes)))
  const others = await client.api.posts.publishSymptom(inOwnWords()).then(() => 'done', String)
  makeRoom(disk)
  const offset = Number((await head(undefined, id)).headers.get('upload-offset'))
  const rest = await append(undefined, id, offset, new Uint8Array(bytes.subarray(offset)))
  const ready = await client.api.media.complete({ id }).then(() => 'ready', codeOf)
  return [
    said('uploads full: what is answered', `${refused.status} ${refused.code}`, '507 STORAGE_FULL'),
    said('uploads full: whoever sends no file', others, 'done'),
    said('uploads full: once there is room the same upload goes on', `${rest.status} ${ready}`, '204 ready'),
  ]
}

async function fillMedia({ served, client, disk }: Small): Promise<Bar[]> {
  const bytes = await largePhoto()
  const { begin, append } = uploading(served, client)
  const id = idOf(await begin(undefined, { size: bytes.length }))
  await append(undefined, id, 0, new Uint8Array(bytes))
  const refused = await client.api.media.complete({ id }).then(() => 'ready', codeOf)
  const left = readdirSync(disk, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const others = await client.api.posts.publishSymptom(inOwnWords()).then(() => 'done', String)
  makeRoom(disk)
  const ready = await client.api.media.complete({ id }).then(() => 'ready', codeOf)
  return [
    said('media full: what is answered', refused, 'STORAGE_FULL'),
    count('media full: files left half written', left.length),
    said('media full: whoever sends no file', others, 'done'),
    said('media full: once there is room the same file is made', ready, 'ready'),
  ]
}

async function fillPostgres({ served, client, disk }: Small): Promise<Bar[]> {
  const ballast = join(disk, 'ballast')
  fill(ballast, disk, LAST_BYTES)
  const codes = new Map<string, number>()
  const acknowledged: string[] = []
  for (let i = 0; i < WRITES; i++) {
    // The text is random, so that it cannot be compressed.
    const description = randomBytes(2_400).toString('base64url')
    await client.api.posts.publishSymptom(vertigo({ description })).then(
      ({ id }) => acknowledged.push(id),
      (error: unknown) => codes.set(codeOf(error), (codes.get(codeOf(error)) ?? 0) + 1),
    )
    await once(served.databaseUrl, 'delete from quota_use').catch(() => {})
  }
  const read = await client.api.posts.feed({}).then(() => 'done', codeOf)
  rmSync(ballast)
  const began = performance.now()
  let again = ''
  for (; again !== 'done' && performance.now() - began < 30_000; await sleep(200))
    again = await client.api.posts.publishSymptom(inOwnWords()).then(() => 'done', codeOf)
  const rows = await once<{ n: number }>(
    served.databaseUrl,
    'select count(*)::int n from post where id = any ($1::uuid[])',
    [acknowledged],
  )
  const refusals = [...codes].map(([code, n]) => `${code} ${n} times`).join(', ')
  return [
    {
      name: 'database full: what writes are answered',
      value: `${refusals || 'nothing refused'}; ${acknowledged.length} done`,
      bar: 'UNAVAILABLE alone',
      isHeld: [...codes.keys()].join() === 'UNAVAILABLE',
    },
    said('database full: reading goes on', read, 'done'),
    said(
      'database full: once there is room, without a restart',
      `${again}, ${served.ends.length} restarts`,
      'done, 0 restarts',
    ),
    {
      name: 'database full: writes acknowledged before',
      value: String(acknowledged.length),
      bar: '> 0',
      isHeld: acknowledged.length > 0,
    },
    count('database full: acknowledged and not there', acknowledged.length - rows[0]!.n, acknowledged.length),
  ]
}

/** Takes all the room there is, but for so many bytes. */
function fill(path: string, disk: string, except: number): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(path, Buffer.alloc(bavail * bsize - except))
}

/** Makes a picture of random pixels, so that it is large in every size. */
const largePhoto = () =>
  sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()

const codeOf = (error: unknown) => (error instanceof ORPCError ? error.code : String(error))

const said = (name: string, value: string, bar: string): Bar => ({ name, value, bar, isHeld: value === bar })
