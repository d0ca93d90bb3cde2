import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { FRAMES_MAX, LARGE_SIDE, PIXELS_MAX, SMALL_SIDE } from '#contract/media/limits.ts'

export type Picture = {
  small: Uint8Array
  large: Uint8Array
  /** Of the large one. */
  width: number
  height: number
  /** A data: address. */
  preview: string
}

const PREVIEW_SIDES = [16, 12, 8]
const PREVIEW_LENGTH_MAX = 400

sharp.cache(false)
sharp.concurrency(1)
// Only what may be sent is ever opened, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})

const READING: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true }
const QUALITY = { quality: 82, effort: 4 }

/**
 * A picture drawn anew, upright, in sRGB, in the two sizes that are kept and never enlarged; of a moving one its first frame. Nothing but
 * pixels is taken over.
 * @throws for anything that is not wholly readable, has more than PIXELS_MAX pixels or more than FRAMES_MAX frames
 */
export async function picture(source: string): Promise<Picture> {
  const { pages = 1 } = await sharp(source, READING).metadata()
  if (pages > FRAMES_MAX) throw new Error('too many frames')
  const { data, info } = await within(sharp(source, READING).autoOrient(), LARGE_SIDE)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const upright = () => sharp(data, { raw: { width, height, channels } })
  const large = await upright().webp(QUALITY).toBuffer()
  const small = await within(upright(), SMALL_SIDE).webp(QUALITY).toBuffer()
  for (const side of PREVIEW_SIDES) {
    const tiny = await within(upright(), side).webp({ quality: 20, effort: 6 }).toBuffer()
    const preview = `data:image/webp;base64,${tiny.toString('base64')}`
    if (preview.length <= PREVIEW_LENGTH_MAX) return { small, large, width, height, preview }
  }
  throw new Error('a picture whose preview stays large')
}

const within = (drawing: Sharp, side: number) =>
  drawing.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
