import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type FileDigest = { bytes: number; sha256: string }

const LINE_FEED = 0x0a

export type LinesDigest = FileDigest & { lines: number }

export type Encoding = (content: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>

const asItIs: Encoding = (content) => content

/** Only this user may read the file. Size, digest and line count are those of the content before it was encoded. */
export async function writeAll(path: string, from: Readable, encode = asItIs): Promise<LinesDigest> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const meter = openMeter()
  await pipeline(from, meter.stream, encode, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  await flushFolder(dirname(path))
  return meter.read()
}

export async function readAll(from: Readable): Promise<LinesDigest> {
  const meter = openMeter()
  await pipeline(from, meter.stream.resume())
  return meter.read()
}

function openMeter() {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines++
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, lines, sha256: hash.digest('hex') }) }
}

/** Writes a file whole or not at all, even if the power fails. */
export async function writeSmall(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const fresh = `${path}.new`
  const file = await open(fresh, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(fresh, path)
  await flushFolder(dirname(path))
}

/** Puts the names of the folder's files on the disk. Does nothing on Windows. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
