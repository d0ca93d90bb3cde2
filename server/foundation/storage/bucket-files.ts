import {
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'

/** Lists the names of everything in a bucket that begin with `prefix`. */
export type FilesOf = (prefix: string) => AsyncGenerator<string>

export const filesOf = (client: S3Client, Bucket: string): FilesOf =>
  async function* (Prefix) {
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
      )
      for (const { Key } of page.Contents ?? []) if (Key) yield Key
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

/**
 * Returns the size in bytes of the object with this name; undefined when there is none. A missing bucket gives the same answer, so the bucket is asked for too.
 */
export async function sizeIn(client: S3Client, Bucket: string, Key: string): Promise<number | undefined> {
  const found = await ifThere(client.send(new HeadObjectCommand({ Bucket, Key })))
  if (!found) await client.send(new HeadBucketCommand({ Bucket }))
  return found?.ContentLength
}

/** Returns undefined for a missing object, which servers report by different names. A missing bucket is an error. */
export async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name))
      return undefined
    throw error
  }
}
