import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DeleteObjectCommand, GetObjectCommand, type S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { Refusal } from '../refusal.ts'
import { type FilesOf, ifThere, sizeIn } from './bucket-files.ts'
import type { Outage } from './outage.ts'
import type { Staging } from './staging.ts'

const FOLDER = 'uploads/'

/** It opens a client of its own, and does not close it. */
class ClosableStore extends S3Store {
  close() {
    this.client.destroy()
  }
}

type BucketStagingOptions = { client: S3Client; access: S3ClientConfig; bucket: string; outage: Outage; files: FilesOf }

/** Keeps uploads as multipart uploads in the bucket, so that any server can continue them: `uploads/<id>`, and `uploads/<id>.info` beside it. */
export function openBucketStaging({ client, access, bucket, outage, files }: BucketStagingOptions): {
  staging: Staging
  close(): void
} {
  // Tags would serve the bucket's own expiry, which not every S3 server has.
  const store = new ClosableStore({ s3ClientConfig: { ...access, bucket }, useTags: false })
  store.extensions = ['creation', 'termination']
  const nameOf = (id: string) => FOLDER + id
  const at = (Key: string) => ({ Bucket: bucket, Key })
  const staging: Staging = {
    store,
    nameOf,
    progress: (id) =>
      outage.during(async () => {
        // The tus store reports any failure as a missing upload.
        if ((await sizeIn(client, bucket, `${nameOf(id)}.info`)) === undefined) return undefined
        const { offset, size } = await store.getUpload(nameOf(id)).catch(unlessTus)
        return size === undefined ? undefined : { offset, size }
      }),
    fetch: (id, folder) =>
      outage.during(async () => {
        const path = join(folder, id)
        const { Body } = await client.send(new GetObjectCommand(at(nameOf(id))))
        await pipeline(Body as Readable, createWriteStream(path, { mode: 0o600 }))
        return path
      }),
    remove: (id) =>
      outage.during(async () => {
        await ifThere(store.remove(nameOf(id)).catch(unlessUnknown))
        for (const name of ['', '.part', '.info']) await client.send(new DeleteObjectCommand(at(nameOf(id) + name)))
      }),
    ids: () =>
      outage.during(async () => {
        const ids = new Set<string>()
        for await (const key of files(FOLDER)) ids.add(key.slice(FOLDER.length).replace(/\.(info|part)$/, ''))
        return [...ids]
      }),
    refusalOf: (error) => (isOfTus(error) ? undefined : outage.refusalOf(error)),
  }
  return { staging, close: () => store.close() }
}

/** Errors of the tus server are plain objects with a status. */
const isOfTus = (error: unknown) => typeof error === 'object' && error !== null && 'status_code' in error

function unlessUnknown(error: unknown): void {
  if (!isOfTus(error)) throw error
}

function unlessTus(error: unknown): never {
  throw isOfTus(error) ? new Refusal('UNAVAILABLE') : error
}
