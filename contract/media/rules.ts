import type { FileFault } from '#contract/foundation/faults.ts'
import { AVATAR_BYTES_MAX, FILE_NAME_MAX, IMAGE_BYTES_MAX, VIDEO_BYTES_MAX } from './limits.ts'
import type { MediaKind } from './schema.ts'

/** What a file is sent for: a form, where its type says which kind it is, the member's own picture, or a picture that shows their profession. */
const KINDS = { form: ['symptom-photos', 'symptom-videos'], avatar: ['avatars'], evidence: ['evidence'] } as const
export type Purpose = keyof typeof KINDS

export const isPurpose = (said: string | null): said is Purpose => said !== null && Object.hasOwn(KINDS, said)

const PICTURES = {
  extensions: ['.jpg', '.jpeg', '.png', '.gif', '.webp'],
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
}
const TAKEN: Record<MediaKind, { extensions: readonly string[]; types: readonly string[]; bytesMax: number }> = {
  'symptom-photos': { ...PICTURES, bytesMax: IMAGE_BYTES_MAX },
  'symptom-videos': {
    extensions: ['.mp4', '.webm', '.mov'],
    types: ['video/mp4', 'video/webm', 'video/quicktime'],
    bytesMax: VIDEO_BYTES_MAX,
  },
  avatars: { ...PICTURES, bytesMax: AVATAR_BYTES_MAX },
  evidence: { ...PICTURES, bytesMax: IMAGE_BYTES_MAX },
  // Made here; nobody sends one.
  replays: { extensions: [], types: [], bytesMax: 0 },
}

const acceptedFiles = (purpose: Purpose): string =>
  KINDS[purpose].flatMap((kind) => [...TAKEN[kind].types, ...TAKEN[kind].extensions]).join(',')

/** What a file picker offers. */
export const ACCEPTED_FILES = acceptedFiles('form')
export const ACCEPTED_AVATARS = acceptedFiles('avatar')
export const ACCEPTED_EVIDENCE = acceptedFiles('evidence')

/** Which kind a declared type belongs to; undefined for a type that is not taken. */
export const kindOfType = (type: string, purpose: Purpose = 'form'): MediaKind | undefined =>
  KINDS[purpose].find((kind) => TAKEN[kind].types.includes(type))

/**
 * Why a file is refused by what is said of it, before a byte is read; undefined when it may be sent. What it truly holds is looked at once
 * it is there.
 * @param size  bytes
 */
export function fileFault(
  { name, type, size }: { name: string; type: string; size: number },
  purpose: Purpose = 'form',
): FileFault | undefined {
  const kind = kindOfType(type.toLowerCase(), purpose)
  if (!kind) return { code: 'wrongType' }
  const { bytesMax, extensions } = TAKEN[kind]
  if (size > bytesMax) return { code: 'tooLarge', n: bytesMax / 2 ** 20 }
  if (size === 0) return { code: 'wrongType' }
  // A name is never used as one; one with a path in it comes from no file picker.
  if (name.length > FILE_NAME_MAX || /[/\\\p{Cc}]/u.test(name)) return { code: 'wrongExtension' }
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase()
  return extensions.includes(extension) ? undefined : { code: 'wrongExtension' }
}
