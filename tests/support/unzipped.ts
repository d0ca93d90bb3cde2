import { buffer } from 'node:stream/consumers'
import { fromBuffer, type ZipFile } from 'yauzl'

/** Every file of a zip, by its name; each is as long as the zip says. */
export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await new Promise<ZipFile>((settle, fail) =>
    fromBuffer(zip, { lazyEntries: true }, (error, file) => (error ? fail(error) : settle(file))),
  )
  const files = new Map<string, Buffer>()
  return new Promise((settle, fail) => {
    opened.on('error', fail)
    opened.on('end', () => settle(files))
    opened.on('entry', (entry) =>
      opened.openReadStream(entry, async (error, stream) => {
        if (error) return fail(error)
        try {
          files.set(entry.fileName, await buffer(stream))
          opened.readEntry()
        } catch (broken) {
          fail(broken)
        }
      }),
    )
    opened.readEntry()
  })
}
