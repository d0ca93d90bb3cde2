import type { FileFault } from '#contract/foundation/faults.ts'
import { FILE_NAME_MAX, IMAGE_BYTES_MAX, VIDEO_BYTES_MAX } from './limits.ts'
import type { MediaKind } from './schema.ts'

const EXTENSIONS: Record<MediaKind, readonly string[]> = {
  'symptom-photos': ['.jpg', '.jpeg', '.png', '.gif', '.webp'],
  'symptom-videos': ['.mp4', '.webm', '.mov'],
}
const TYPES: Record<MediaKind, readonly string[]> = {
  'symptom-photos': ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
  'symptom-videos': ['video/mp4', 'video/webm', 'video/quicktime'],
}
const BYTES_MAX: Record<MediaKind, number> = { 'symptom-photos': IMAGE_BYTES_MAX, 'symptom-videos': VIDEO_BYTES_MAX }
const KINDS = ['symptom-photos', 'symptom-videos'] as const

/** What a file picker offers. */
export const ACCEPTED_FILES = KINDS.flatMap((kind) => [...TYPES[kind], ...EXTENSIONS[kind]]).join(',')

/** Which kind a declared type belongs to; undefined for a type that is not taken. */
export const kindOfType = (type: string): MediaKind | undefined => KINDS.find((kind) => TYPES[kind].includes(type))

/**
 * Why a file is refused by what is said of it, before a byte is read; undefined when it may be sent. What it truly holds is looked at once
 * it is there.
 * @param size  bytes
 */
export function fileFault({ name, type, size }: { name: string; type: string; size: number }): FileFault | undefined {
  const kind = kindOfType(type.toLowerCase())
  if (!kind) return { code: 'wrongType' }
  if (size > BYTES_MAX[kind]) return { code: 'tooLarge', n: BYTES_MAX[kind] / 2 ** 20 }
  if (size === 0) return { code: 'wrongType' }
  // A name is never used as one; one with a path in it comes from no file picker.
  if (name.length > FILE_NAME_MAX || /[/\\\p{Cc}]/u.test(name)) return { code: 'wrongExtension' }
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase()
  return EXTENSIONS[kind].includes(extension) ? undefined : { code: 'wrongExtension' }
}
