import type { FileFault } from '#contract/foundation/faults.ts'
import { AVATAR_BYTES_MAX, FILE_NAME_MAX, IMAGE_BYTES_MAX, VIDEO_BYTES_MAX } from './limits.ts'
import type { MediaKind } from './schema.ts'

const KINDS = { form: ['symptom-photos', 'symptom-videos'], avatar: ['avatars'], evidence: ['evidence'] } as const
export type Purpose = keyof typeof KINDS

export const isPurpose = (said: string | null): said is Purpose => said !== null && Object.hasOwn(KINDS, said)

const PICTURES = {
  extensions: ['.jpg', '.jpeg', '.jfif', '.jpe', '.png', '.gif', '.webp'],
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
  // The server makes replays; nobody uploads one.
  replays: { extensions: [], types: [], bytesMax: 0 },
}

const acceptedFiles = (purpose: Purpose): string =>
  KINDS[purpose].flatMap((kind) => [...TAKEN[kind].types, ...TAKEN[kind].extensions]).join(',')

export const ACCEPTED_FILES = acceptedFiles('form')
export const ACCEPTED_AVATARS = acceptedFiles('avatar')
export const ACCEPTED_EVIDENCE = acceptedFiles('evidence')

/** File endings that a system or a browser would run, or open as a page: no picture has one. */
const RUNNABLE =
  /\.(?:svgz?|[sx]?html?|xht|mht(?:ml)?|xml|xslt?|[mc]?js|jse|vb[se]|ws[fh]|hta|php\d?|phtml|aspx?|jspx?|cgi|pl|py|sh|bat|cmd|com|exe|scr|pif|cpl|msi|ps1|jar|apk|app|dll|lnk|url|swf)[\s.]*$/iu

/** Photos that iPhones take, which few other devices read. */
export const isHeic = (type: string): boolean => /^image\/hei[cf](?:-sequence)?$/i.test(type)

const HEIC_NAME = /\.hei[cf]s?$/i

/** A file that was sent without a type counts as a picture until its bytes are read. */
export const kindOfType = (type: string, purpose: Purpose = 'form'): MediaKind | undefined =>
  type === '' ? KINDS[purpose][0] : KINDS[purpose].find((kind) => TAKEN[kind].types.includes(type.toLowerCase()))

/**
 * The ending of the name does not decide the type: the bytes do, in the browser or once the file has arrived.
 * @param type as its first bytes say where they were read, see `typeOfBytes`
 * @returns undefined when the file may be sent
 */
export function fileFault(
  { name, type, size }: { name: string; type: string; size: number },
  purpose: Purpose = 'form',
): FileFault | undefined {
  const kind = kindOfType(type, purpose)
  if (isHeic(type) || ((!kind || type === '') && HEIC_NAME.test(name))) return { code: 'heic' }
  if (!kind || size === 0) return { code: 'wrongType' }
  const { bytesMax } = TAKEN[kind]
  if (size > bytesMax) return { code: 'tooLarge', n: bytesMax / 2 ** 20 }
  // The server stores no file under this name; a name with a path in it comes from no file picker.
  const isOdd = name.length > FILE_NAME_MAX || /[/\\\p{Cc}]/u.test(name) || RUNNABLE.test(name)
  return isOdd ? { code: 'wrongExtension' } : undefined
}
