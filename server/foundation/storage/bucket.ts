import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Log } from '../observe/log.ts'
import { filesOf, ifThere, sizeIn } from './bucket-files.ts'
import { openBucketStaging } from './bucket-staging.ts'
import { checkedPath } from './folder.ts'
import { watchOutage } from './outage.ts'
import type { S3Config } from './s3-url.ts'
import type { Storage } from './storage.ts'

/** A silent logger, because callers report failures, and the client would otherwise write to the console. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }

const SECOND_MS = 1_000
/** Enough connections that no request waits: with the client's default of 50, as many slow readers would block everything. */
const CONNECTIONS = { httpAgent: { maxSockets: 1_000 }, httpsAgent: { maxSockets: 1_000 } }
/** The request timeout includes sending the whole body, so it is long; the socket timeout notices a stalled transfer. */
const WORKING = {
  ...CONNECTIONS,
  connectionTimeout: 3 * SECOND_MS,
  socketTimeout: 20 * SECOND_MS,
  requestTimeout: 5 * MINUTE_MS,
  throwOnRequestTimeout: true,
}
/** The timeouts of reading: the request is short, and then the reader sets the pace. A paused video transfers nothing. */
const READING = { ...WORKING, socketTimeout: 5 * MINUTE_MS, requestTimeout: 20 * SECOND_MS }

const CHECK_MS = 5 * SECOND_MS

export function openBucket({ bucket, ...server }: S3Config, log: Log): Omit<Storage, 'workFolder'> {
  const access: S3ClientConfig = {
    endpoint: server.endpoint,
    region: server.region,
    credentials: { accessKeyId: server.accessKeyId, secretAccessKey: server.secretAccessKey },
    forcePathStyle: true,
    // Some S3 servers do not know the newer checksums, and store wrong bytes with them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // With a server that does not know `Expect: 100-continue`, each request would wait for its timeout.
    expectContinueHeader: false,
    maxAttempts: 2,
    logger: SILENT,
    requestHandler: WORKING,
  }
  const client = new S3Client(access)
  const reader = new S3Client({ ...access, requestHandler: READING })
  const outage = watchOutage('The bucket of S3_URL', log)
  const ask = <T>(work: () => Promise<T>) => outage.during(work)

  const at = (path: string) => ({ Bucket: bucket, Key: `media/${checkedPath(path)}` })
  let lastCheck: { at: number; answer: Promise<void> } | undefined
  const files = filesOf(client, bucket)
  const { staging, close } = openBucketStaging({ client, access, bucket, outage, files })
  return {
    put: (path, from) =>
      ask(async () => {
        const { size } = await stat(from)
        await client.send(new PutObjectCommand({ ...at(path), Body: createReadStream(from), ContentLength: size }))
      }),
    size: (path) => ask(() => sizeIn(client, bucket, at(path).Key)),
    open: (path, range) =>
      ask(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`
        const found = await ifThere(reader.send(new GetObjectCommand({ ...at(path), ...(Range && { Range }) })))
        return found?.Body as Readable | undefined
      }),
    removePrefix: (prefix) =>
      ask(async () => {
        const { Key } = at(prefix.replace(/\/$/, ''))
        for await (const key of files(`${Key}/`))
          await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
      }),
    isEmpty: () =>
      ask(async () => {
        for await (const _ of files('media/')) return false
        return true
      }),
    check() {
      if (!lastCheck || performance.now() - lastCheck.at > CHECK_MS) {
        const answer = ask(async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))))
        lastCheck = { at: performance.now(), answer }
      }
      return lastCheck.answer
    },
    staging,
    close() {
      close()
      reader.destroy()
      client.destroy()
    },
  }
}
