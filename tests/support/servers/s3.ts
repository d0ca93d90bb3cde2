import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver, { type Middleware } from 's3rver'

export type TestBucket = {
  /** For S3_URL. */
  url: string
  /** Names of what lies in the bucket, parts of unfinished uploads left out. */
  keys(): string[]
  /** All that lies in it, as one text of single bytes. */
  bytes(): string
  /** Parts of unfinished uploads. */
  parts(): string[]
  /** From now on everything fails, or works again. */
  fail(does: boolean): void
  close(): Promise<void>
}

const BUCKET = 'vecu-test'

/** A server that speaks S3, on a free port of the loopback, with one bucket in a temporary directory. */
export async function openBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'vecu-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
    vhostBuckets: false,
  })
  const uploads = join(directory, BUCKET, '._S3rver_uploads')
  let fails = false
  server.middleware.unshift(async (context, next) => {
    if (!fails) return next()
    context.status = 503
  }, unfinishedUploads(uploads))
  const { port } = await server.run()
  const files = (suffix: string) =>
    readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(suffix))
  const OBJECT = '._S3rver_object'
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}`,
    keys: () => files(OBJECT).map((name) => name.slice(0, -OBJECT.length)),
    bytes: () =>
      [OBJECT, '._S3rver_metadata.json']
        .flatMap(files)
        .map((name) => readFileSync(join(directory, BUCKET, name), 'latin1'))
        .join(''),
    parts: () => (existsSync(uploads) ? readdirSync(uploads) : []),
    fail(does) {
      fails = does
    },
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Two calls of S3 that s3rver does not know: listing the parts of an unfinished upload, and giving it up. */
function unfinishedUploads(folder: string): Middleware {
  return async (context, next) => {
    const { uploadId } = context.query
    const isOurs = uploadId !== undefined && ['GET', 'DELETE'].includes(context.method)
    if (!isOurs) return next()
    const upload = join(folder, uploadId)
    if (!existsSync(upload)) {
      context.status = 404
      context.type = 'application/xml'
      context.body = '<Error><Code>NoSuchUpload</Code><Message>no such upload</Message></Error>'
      return
    }
    if (context.method === 'DELETE') {
      rmSync(upload, { recursive: true })
      context.status = 204
      return
    }
    const parts = readdirSync(upload)
      .filter((name) => /^\d+$/.test(name))
      .map((name) => {
        const [path, tag] = [join(upload, name), readFileSync(join(upload, `${name}.md5`), 'utf8')]
        return `<Part><PartNumber>${name}</PartNumber><ETag>"${tag}"</ETag><Size>${statSync(path).size}</Size></Part>`
      })
    context.status = 200
    context.type = 'application/xml'
    context.body = `<ListPartsResult><UploadId>${uploadId}</UploadId><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`
  }
}
