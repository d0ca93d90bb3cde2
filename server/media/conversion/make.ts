import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typeOfBytes } from '#contract/media/file-type.ts'
import { HEAD_BYTES } from '#contract/media/limits.ts'
import { isHeic, kindOfType } from '#contract/media/rules.ts'
import { LARGE, SMALL, videoName } from '../files.ts'
import type { Made, Making, Unusable } from './messages.ts'
import { drawAvatar, drawPicture, type Picture } from './picture.ts'
import { packVideo } from './video.ts'

/**
 * Makes the stored files from the pixels and the sound of an uploaded file alone. Its bytes decide its type; its name and announced type only decide whether it
 * is a picture or a video.
 */
export async function makeStoredFiles({ kind, source, poster, folder }: Making): Promise<Made | Unusable> {
  const type = await typeOf(source)
  if (type && isHeic(type)) return { unusable: 'heic' }
  if (kind !== 'symptom-videos') {
    const draw = kind === 'avatars' ? drawAvatar : drawPicture
    const drawn = isOf('symptom-photos', type) ? await unlessUnreadable(draw(source)) : undefined
    if (!drawn) return { unusable: 'file' }
    const { width, height, preview } = drawn
    return {
      width,
      height,
      preview,
      videoType: null,
      videoCodec: null,
      durationSeconds: null,
      files: await write(folder, drawn),
    }
  }
  if (!isOf('symptom-videos', type)) return { unusable: 'file' }
  // The poster is checked first, because it is cheap.
  const drawn =
    poster && isOf('symptom-photos', await typeOf(poster)) ? await unlessUnreadable(drawPicture(poster)) : undefined
  if (poster && !drawn) return { unusable: 'poster' }
  const filmed = await unlessUnreadable(packVideo(source))
  if (!filmed) return { unusable: 'file' }
  const { bytes, ...facts } = filmed
  const name = videoName(facts.videoType)
  await writeFile(join(folder, name), bytes)
  return { ...facts, preview: drawn?.preview ?? null, files: [name, ...(drawn ? await write(folder, drawn) : [])] }
}

const isOf = (kind: 'symptom-photos' | 'symptom-videos', type: string | undefined): boolean =>
  type !== undefined && kindOfType(type) === kind

async function typeOf(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES))
    return typeOfBytes(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** Readers throw only for files that they cannot read. */
async function unlessUnreadable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch {
    return undefined
  }
}

async function write(folder: string, { small, large }: Picture): Promise<string[]> {
  await writeFile(join(folder, SMALL), small)
  await writeFile(join(folder, LARGE), large)
  return [SMALL, LARGE]
}
