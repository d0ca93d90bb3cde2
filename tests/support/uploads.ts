import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Media } from '#contract/media/schema.ts'
import type { Person, World } from './world.ts'

type Given = {
  name?: string
  type?: string
  size?: number | string
  form?: string
  purpose?: string
  headers?: Record<string, string>
}
export type Refused = { status: number; code: string; data?: { fault?: object; retryAt?: string; fields?: object[] } }

/** Single calls of the tus protocol, as browsers' clients make them. */
export function tusCalls({ fetch }: Pick<World, 'fetch'>) {
  const tus = { 'tus-resumable': '1.0.0' }

  const ask = async (
    method: string,
    path: string,
    who?: Person,
    headers: Record<string, string> = {},
    body?: BodyInit,
  ) => fetch(path, { method, headers: { ...tus, ...headers }, ...(body !== undefined && { body }) }, who)

  const begin = (
    who: Person | undefined,
    { name = 'photo.jpg', type = 'image/jpeg', size = 9, form, purpose, headers }: Given = {},
  ) => {
    const said = {
      filename: name,
      filetype: type,
      form: form ?? crypto.randomUUID(),
      ...(purpose !== undefined && { purpose }),
    }
    const metadata = Object.entries(said).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    return ask('POST', '/media/uploads', who, {
      'upload-length': String(size),
      'upload-metadata': metadata.join(','),
      ...headers,
    })
  }

  const append = (who: Person | undefined, id: string, offset: number, bytes: BodyInit) =>
    ask(
      'PATCH',
      `/media/uploads/${id}`,
      who,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    )

  const head = (who: Person | undefined, id: string) => ask('HEAD', `/media/uploads/${id}`, who)

  return { ask, begin, append, head }
}

/** Whole uploads, as browsers' tus clients make them step by step. */
export function uploader({ fetch, as, services }: World) {
  const calls = tusCalls({ fetch })
  const { ask, begin, append } = calls

  /** Sends a whole file; returns its id. */
  const send = async (who: Person, bytes: Uint8Array, given: Given = {}): Promise<string> => {
    const begun = await begin(who, { size: bytes.length, ...given })
    if (begun.status !== 201) throw new Error(`An upload was refused: ${await begun.text()}`)
    const id = idOf(begun)
    const sent = await append(who, id, 0, new Uint8Array(bytes))
    if (sent.status !== 204) throw new Error(`Bytes were refused: ${sent.status} ${await sent.text()}`)
    return id
  }

  /** Sends a whole file and has it made ready. */
  const add = async (who: Person, bytes: Uint8Array, given: Given & { poster?: File } = {}): Promise<Media> => {
    const id = await send(who, bytes, given)
    return as(who).media.complete({ id, ...(given.poster && { poster: given.poster }) })
  }

  const folder = (...names: string[]) => join(services().config.dataDir, ...names)

  return {
    ...calls,
    send,
    add,
    cancel: (who: Person | undefined, id: string) => ask('DELETE', `/media/uploads/${id}`, who),
    /** Returns the paths of every file under a folder of DATA_DIR. */
    filesIn: (name: 'media' | 'uploads' | 'work') => filesUnder(folder(name)),
    /** Returns everything that is stored, as one text of single bytes. */
    storedBytes: () =>
      filesUnder(folder('media'))
        .map((path) => readFileSync(path, 'latin1'))
        .join(''),
    async rows() {
      const { rows } = await services().db.execute<{ media: number; garbage: number; uses: number }>(
        sql`select (select count(*)::int from media) as media, (select count(*)::int from media_garbage) as garbage,
          (select count(*)::int from quota_use where kind = 'upload') as uses`,
      )
      return rows[0]!
    },
  }
}

/** Returns the id of the upload to which a creation's answer leads. */
export const idOf = (begun: Response): string => begun.headers.get('location')!.split('/').at(-1)!

export async function refusalIn(response: Response): Promise<Refused> {
  return (await response.json()) as Refused
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}
