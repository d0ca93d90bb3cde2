import type { TFunction } from 'i18next'
import type { Media } from '#contract/media/schema.ts'

type Place = {
  media: Media
  /** From 1. */
  place: number
  total: number
  /** The publication's title; null for a picture that somebody sends to somebody. */
  label: string | null
}

/** "Photo 2 sur 5 de la publication « … »": all that can be said of it without seeing it. */
export const mediaName = ({ media, place, total, label }: Place, t: TFunction): string =>
  label === null
    ? t('media.grid.sent')
    : t(media.video === null ? 'media.grid.photo' : 'media.grid.video', { place, total, label })
