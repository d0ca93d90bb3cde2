import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type FileDigest = { bytes: number; sha256: string }

const LINE_FEED = 0x0a

/** Bytes, SHA-256 and number of lines of a file. */
export type LinesDigest = FileDigest & { lines: number }

/** Encodes a file's content on its way to the disk. */
export type Encoding = (content: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>

const asItIs: Encoding = (content) => content

/**
 * Writes a stream to a new file that only this user may read, and flushes it to the disk. Returns the size, digest and line count of its content before it was
 * encoded.
 */
export async function writeAll(path: string, from: Readable, encode = asItIs): Promise<LinesDigest> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const meter = openMeter()
  await pipeline(from, meter.stream, encode, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  await flushFolder(dirname(path))
  return meter.read()
}

/** Reads a stream to its end, and returns its size, digest and line count. */
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

/** Flushes a folder, so that the names of its files are on the disk; on Windows it does nothing. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
