import sharp, { type Sharp, type SharpOptions } from 'sharp'
import {
  AVATAR_LARGE_SIDE,
  AVATAR_SMALL_SIDE,
  FRAMES_MAX,
  LARGE_SIDE,
  PIXELS_MAX,
  SMALL_SIDE,
} from '#contract/media/limits.ts'

export type Picture = {
  small: Uint8Array
  large: Uint8Array
  width: number
  height: number
  preview: string
}

const PREVIEW_SIDES = [16, 12, 8]
const PREVIEW_LENGTH_MAX = 400

sharp.cache(false)
sharp.concurrency(1)
// Only the formats that members may upload are opened, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})

const READING: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true }
const QUALITY = { quality: 82, effort: 4 }

/** The background of an avatar's transparent parts: without one, the picture could be invisible on the page's background. */
const GROUND = '#f4eee5'

/**
 * Keeps only pixels, upright in sRGB, without metadata; of an animation only the first frame.
 * @throws for a file that is not wholly readable, has more than PIXELS_MAX pixels, or more than FRAMES_MAX frames
 */
export async function drawPicture(source: string): Promise<Picture> {
  await measured(source)
  return inTwoSizes(within(sharp(source, READING).autoOrient(), LARGE_SIDE), SMALL_SIDE)
}

export async function drawAvatar(source: string): Promise<Picture> {
  const { width, height } = await measured(source)
  const side = Math.min(width, height)
  // The square is cut out first, because a picture one pixel high would be scaled to a huge area.
  const middle = sharp(source, READING)
    .autoOrient()
    .extract({
      left: Math.floor((width - side) / 2),
      top: Math.floor((height - side) / 2),
      width: side,
      height: side,
    })
    .flatten({ background: GROUND })
  return inTwoSizes(within(middle, AVATAR_LARGE_SIDE), AVATAR_SMALL_SIDE)
}

async function measured(source: string): Promise<{ width: number; height: number }> {
  const { pages = 1, autoOrient } = await sharp(source, READING).metadata()
  if (pages > FRAMES_MAX) throw new Error('too many frames')
  return autoOrient
}

async function inTwoSizes(drawing: Sharp, smallSide: number): Promise<Picture> {
  const { data, info } = await drawing
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const upright = () => sharp(data, { raw: { width, height, channels } })
  const large = await upright().webp(QUALITY).toBuffer()
  const small = await within(upright(), smallSide).webp(QUALITY).toBuffer()
  for (const side of PREVIEW_SIDES) {
    const tiny = await within(upright(), side).webp({ quality: 20, effort: 6 }).toBuffer()
    const preview = `data:image/webp;base64,${tiny.toString('base64')}`
    if (preview.length <= PREVIEW_LENGTH_MAX) return { small, large, width, height, preview }
  }
  throw new Error('a picture whose preview stays large')
}

const within = (drawing: Sharp, side: number) =>
  drawing.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
