import { POSTER_BYTES_MAX } from '#contract/media/limits.ts'

const POSTER_SIDE = 1280
const SAMPLE_SIDE = 48

/** The moments that are tried, as shares of the video's length. A first frame is often black, and a last one shows a hand that reaches for the phone. */
const MOMENTS = [0.12, 0.35, 0.6]
const PATIENCE_MS = 8_000

const QUALITIES = [0.82, 0.6, 0.4]

/** @returns  a webp or jpeg of at most POSTER_BYTES_MAX; undefined when this browser cannot read the video, or takes too long */
export async function posterOf(file: File): Promise<File | undefined> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
    await heard(video, 'loadeddata', patience)
    // A browser that only decodes the sound reads the file, and has no picture of it.
    if (video.videoWidth === 0) return undefined
    await seekTo(video, await tellingMoment(video, patience), patience)
    return await pictureOf(video)
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

async function tellingMoment(video: HTMLVideoElement, patience: AbortSignal): Promise<number> {
  // A video recorded in a browser may lack its length.
  if (!Number.isFinite(video.duration)) return 0
  let best = { moment: 0, contrast: -1 }
  for (const moment of MOMENTS.map((part) => part * video.duration)) {
    await seekTo(video, moment, patience)
    const contrast = contrastOf(video)
    if (contrast > best.contrast) best = { moment, contrast }
  }
  return best.moment
}

async function seekTo(video: HTMLVideoElement, seconds: number, patience: AbortSignal): Promise<void> {
  if (video.currentTime === seconds) return
  const arrived = heard(video, 'seeked', patience)
  video.currentTime = seconds
  await arrived
}

function contrastOf(video: HTMLVideoElement): number {
  const context = drawn(video, SAMPLE_SIDE)
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  const lights = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length
  return lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length
}

async function pictureOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { canvas } = drawn(video, POSTER_SIDE)
  for (const quality of QUALITIES) {
    const picture = (await encoded(canvas, 'image/webp', quality)) ?? (await encoded(canvas, 'image/jpeg', quality))
    if (picture && picture.size <= POSTER_BYTES_MAX)
      return new File([picture], `poster.${picture.type.slice('image/'.length)}`, { type: picture.type })
  }
  return undefined
}

function drawn(video: HTMLVideoElement, side: number): CanvasRenderingContext2D {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, side / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  const context = canvas.getContext('2d', { willReadFrequently: side === SAMPLE_SIDE })
  if (!context) throw new Error('this browser draws nothing')
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context
}

/** A browser that cannot write a type returns another one, which is dropped. */
const encoded = async (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> => {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  return picture?.type === type ? picture : undefined
}

function heard(video: HTMLVideoElement, event: string, patience: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the video cannot be read'))
    if (patience.aborted) return fail()
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', fail, { once: true })
    patience.addEventListener('abort', fail, { once: true })
  })
}
