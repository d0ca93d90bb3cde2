import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { BackupFolder } from './backup-folder.ts'
import { BackupRefused } from './refused.ts'

/** The number of the folder's format. A change of the format raises it, and must still read the older ones. */
const FORMAT = 1

export const MANIFEST = 'manifest.json'
/** One line for each stored file that the tables name, in the order in which they do: `<sha-256> <bytes> <path>`, or `absent 0 <path>`. */
export const FILE_LIST = 'files.txt'
export const MEDIA = 'media'
export const KEYS = 'keys'
export const ERASED = 'erased'

export const tableFile = (table: string): string => `tables/${table}`
const count = z.int().nonnegative()
const written = z.strictObject({ bytes: count, sha256: z.string().regex(/^[\da-f]{64}$/) })
const qualified = z.string().regex(/^[a-z_]\w*\.[a-z_]\w*$/)
const column = z.string().regex(/^[a-z_]\w*$/)

const shape = z.strictObject({
  format: z.literal(FORMAT),
  vecu: z.string(),
  takenAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.strictObject({ hash: z.string(), createdAt: count })).min(1),
  jobSchema: count,
  tables: z.array(z.strictObject({ name: qualified, columns: z.array(column).min(1), rows: count, ...written.shape })),
  leftOut: z.array(z.string()),
  sequences: z.array(z.strictObject({ name: qualified, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.strictObject({
    ...written.shape,
    count,
    stored: count,
    removed: count,
    lost: count,
  }),
  /** The keys that were copied from DATA_DIR/keys; those that the environment sets are not. `secretPrint` identifies the secret in use in either case. */
  keys: z.array(z.strictObject({ name: z.enum(['secret', 'vapid', 'audit']), ...written.shape })),
  secretPrint: z.string(),
  erased: z.strictObject(written.shape).nullable(),
})

export type Manifest = z.infer<typeof shape>
export type BackedTable = Manifest['tables'][number]

/** @throws BackupRefused where it is no backup, an unfinished one, or of a newer version */
export async function readManifest(folder: BackupFolder): Promise<Manifest> {
  const content = await folder.open(MANIFEST)
  if (!content)
    throw new BackupRefused(
      `${folder.path} holds no finished backup: ${MANIFEST}, which is written last, is not there.`,
    )
  const said = parseJson(await text(content))
  const format = z.object({ format: z.int() }).safeParse(said).data?.format
  if (format !== undefined && format > FORMAT)
    throw new BackupRefused(
      `${folder.path} was written in format ${format}, and this version reads up to ${FORMAT}: use the version that made it, or a newer one.`,
    )
  const manifest = shape.safeParse(said)
  if (!manifest.success) throw new BackupRefused(`${folder.path}/${MANIFEST} is damaged.`)
  return manifest.data
}

/** Writes the manifest, provided that it can be read again: with it a folder counts as a backup. */
export async function writeManifest(folder: BackupFolder, manifest: Manifest): Promise<void> {
  const json = `${JSON.stringify(manifest, undefined, 1)}\n`
  const [issue] = shape.safeParse(parseJson(json)).error?.issues ?? []
  if (issue)
    throw new BackupRefused(
      `What ${folder.path} holds could not be read again (${issue.path.join('.')}: ${issue.message}): it is no backup.`,
    )
  await folder.writeSmall(MANIFEST, json)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
