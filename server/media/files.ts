import type { MediaKind } from '#contract/media/schema.ts'

const EXTENSIONS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
export type VideoType = keyof typeof EXTENSIONS

/** How the pictures of a video are encoded, as mediabunny names it. */
export const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
export type PictureCodec = (typeof VIDEO_CODECS)[number]

/** The codecs that every browser decodes that this site supports: phones of many makers lack the two others. */
const WIDELY_PLAYED: readonly PictureCodec[] = ['avc', 'vp8', 'vp9']

/** Whether every reader's browser plays the video. An unknown codec, of a file older than the question, is taken for one that is, as most are. */
export const isWidelyPlayed = (codec: PictureCodec | null): boolean => codec === null || WIDELY_PLAYED.includes(codec)

export const SMALL = 'small.webp'
export const LARGE = 'large.webp'
export const videoName = <Type extends VideoType>(type: Type) => `video.${EXTENSIONS[type]}` as const

/** The folder of one file in the store: all of it goes with its row. */
export const folderOf = ({ kind, key }: { kind: MediaKind; key: string }): string => `${kind}/${key}/`

/** Returns the media type that a part of a file is served as; undefined when this file has no such part. */
export function fileTypeOf(
  { preview, videoType }: { preview: string | null; videoType: VideoType | null },
  name: string,
): string | undefined {
  if (preview !== null && (name === SMALL || name === LARGE)) return 'image/webp'
  return videoType !== null && name === videoName(videoType) ? videoType : undefined
}
