import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

type Entry = {
  name: string
  isCompressed?: boolean
  open: () => Promise<Readable | Iterable<string> | AsyncIterable<string> | undefined>
}

/**
 * Holds no whole entry in memory.
 * @throws what an entry throws; the file is then no valid zip
 */
export async function writeZip(path: string, mtime: Date, entries: readonly Entry[]): Promise<void> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error('an entry failed', { cause: error }))
  zip.on('error', fail)
  for (const { name, isCompressed = false, open } of entries)
    zip.addReadStreamLazy(name, { mtime, compress: !isCompressed }, (give) => {
      open().then((held) => {
        const stream = held instanceof Readable ? held : Readable.from(held ?? [], { objectMode: false })
        // The library does not listen for failures of the streams that it reads.
        stream.once('error', fail)
        const end = () => stream.destroy()
        output.once('close', end)
        stream.once('close', () => output.off('close', end))
        give(null, stream)
      }, fail)
    })
  zip.end()
  await pipeline(output, createWriteStream(path, { mode: 0o600 }))
}
