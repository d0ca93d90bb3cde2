import { typeOfBytes } from '#contract/media/file-type.ts'
import { HEAD_BYTES } from '#contract/media/limits.ts'

const UNKNOWN = 'application/octet-stream'

/** Systems guess the type from the name, wrongly or not at all. */
export async function withTrueType(file: File): Promise<File> {
  const type = await typeRead(file)
  return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified })
}

async function typeRead(file: File): Promise<string> {
  try {
    return typeOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) ?? UNKNOWN
  } catch {
    // A file in a cloud may be unavailable now: sending it reports that.
    return file.type || UNKNOWN
  }
}
