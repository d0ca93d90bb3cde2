import type { MediaKind } from '#contract/media/schema.ts'

const EXTENSIONS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
export type VideoType = keyof typeof EXTENSIONS

export const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
export type PictureCodec = (typeof VIDEO_CODECS)[number]

/** The codecs that all supported browsers decode; many phones lack the two others. */
const WIDELY_PLAYED: readonly PictureCodec[] = ['avc', 'vp8', 'vp9']

/** A file from before codecs were recorded has none, and most of those can be played. */
export const isWidelyPlayed = (codec: PictureCodec | null): boolean => codec === null || WIDELY_PLAYED.includes(codec)

export const SMALL = 'small.webp'
export const LARGE = 'large.webp'
export const videoName = <Type extends VideoType>(type: Type) => `video.${EXTENSIONS[type]}` as const

export const folderOf = ({ kind, key }: { kind: MediaKind; key: string }): string => `${kind}/${key}/`

export function fileTypeOf(
  { preview, videoType }: { preview: string | null; videoType: VideoType | null },
  name: string,
): string | undefined {
  if (preview !== null && (name === SMALL || name === LARGE)) return 'image/webp'
  return videoType !== null && name === videoName(videoType) ? videoType : undefined
}
