export type S3Config = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Reads `https://KEY:SECRET@host/bucket?region=…`, KEY and SECRET percent-encoded; undefined for anything else. */
export function readS3Url(text: string): S3Config | undefined {
  const url = URL.parse(text)
  const bucket = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !bucket || !['http:', 'https:'].includes(url.protocol) || url.hash) return undefined
  if ([...url.searchParams.keys()].some((name) => name !== 'region')) return undefined
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const accessKeyId = decodePart(url.username)
  const secretAccessKey = decodePart(url.password)
  if (!accessKeyId || !secretAccessKey || !/^[\w-]+$/.test(region)) return undefined
  return { endpoint: `${url.protocol}//${url.host}`, bucket, region, accessKeyId, secretAccessKey }
}

function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
