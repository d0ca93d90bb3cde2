import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { LARGE, SMALL, videoName } from '../files.ts'
import { avatar, type Picture, picture } from './picture.ts'
import type { Made, Making, Unusable } from './task.ts'
import { video } from './video.ts'

const PICTURES = ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']
const VIDEOS = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm']

/**
 * Makes of a file what is stored of it, from its pixels and its sound alone. What a file is, its bytes say: neither its name nor the type
 * it was sent under count for more than whether it is a picture or a video.
 */
export async function make({ kind, source, poster, folder }: Making): Promise<Made | Unusable> {
  await access(source)
  const type = await typeOf(source)
  if (kind !== 'symptom-videos') {
    const draw = kind === 'avatars' ? avatar : picture
    const drawn = PICTURES.includes(type) ? await unlessUnreadable(draw(source)) : undefined
    if (!drawn) return { unusable: 'file' }
    const { width, height, preview } = drawn
    return { width, height, preview, videoType: null, durationSeconds: null, files: await write(folder, drawn) }
  }
  if (!VIDEOS.includes(type)) return { unusable: 'file' }
  // First what costs little.
  const drawn = poster && PICTURES.includes(await typeOf(poster)) ? await unlessUnreadable(picture(poster)) : undefined
  if (poster && !drawn) return { unusable: 'poster' }
  const filmed = await unlessUnreadable(video(source))
  if (!filmed) return { unusable: 'file' }
  const { bytes, ...facts } = filmed
  const name = videoName(facts.videoType)
  await writeFile(join(folder, name), bytes)
  return { ...facts, preview: drawn?.preview ?? null, files: [name, ...(drawn ? await write(folder, drawn) : [])] }
}

const typeOf = async (path: string): Promise<string> => (await unlessUnreadable(fileTypeFromFile(path)))?.mime ?? ''

/** Readers of files tell what they cannot read by throwing; nothing else is thrown here than what is about the file. */
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
