import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { POSTER_BYTES_MAX } from './limits.ts'

export const MEDIA_KINDS = ['symptom-photos', 'symptom-videos', 'avatars', 'replays', 'evidence'] as const
export const MediaKind = z.enum(MEDIA_KINDS)
export type MediaKind = z.infer<typeof MediaKind>

/** Paths lead to this site and are served only to members who may see what the media belongs to. `small` and `large` of a video are its poster. */
export const Media = z.object({
  id: Id,
  kind: MediaKind,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A few pixels as a data: address, to be shown until the picture comes; null for a video without a poster. */
  preview: z.string().nullable(),
  small: z.string().nullable(),
  large: z.string().nullable(),
  /** Null for a picture. */
  video: z.string().nullable(),
  durationSeconds: z.number().nonnegative().nullable(),
  /** False for a video in a format that many devices do not decode, such as H.265: their readers see its poster. */
  isWidelyPlayed: z.boolean(),
})
export type Media = z.infer<typeof Media>

/** `poster` is a picture of a video, taken by the browser. */
export const CompleteUploadInput = z.object({
  id: Id,
  poster: z.file().max(POSTER_BYTES_MAX).mime(['image/jpeg', 'image/png', 'image/webp']).optional(),
})
export type CompleteUploadInput = z.output<typeof CompleteUploadInput>
