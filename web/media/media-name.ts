import type { TFunction } from 'i18next'
import type { Media } from '#contract/media/schema.ts'

type MediaPlace = {
  media: Media
  /** Counted from 1. */
  place: number
  total: number
  /** The publication's title; null for a picture sent in a message. */
  label: string | null
}

/** Names a picture or video: "Photo 2 sur 5 de la publication « … »". Without seeing it, nothing more can be said about it. */
export const mediaName = ({ media, place, total, label }: MediaPlace, t: TFunction): string =>
  label === null
    ? t('media.grid.sent')
    : t(media.video === null ? 'media.grid.photo' : 'media.grid.video', { place, total, label })
