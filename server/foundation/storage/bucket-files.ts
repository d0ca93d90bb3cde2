import {
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'

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

/** Undefined when there is no object. A missing bucket gives the same answer, so the bucket is asked for too. */
export async function sizeIn(client: S3Client, Bucket: string, Key: string): Promise<number | undefined> {
  const found = await ifThere(client.send(new HeadObjectCommand({ Bucket, Key })))
  if (!found) await client.send(new HeadBucketCommand({ Bucket }))
  return found?.ContentLength
}

/** Servers report a missing object by different names. A missing bucket is an error. */
export async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name))
      return undefined
    throw error
  }
}
