import type { TFunction } from 'i18next'
import type { Media } from '#contract/media/schema.ts'

type MediaPlace = {
  media: Media
  /** Counted from 1. */
  place: number
  total: number
  label: string | null
}

export const mediaName = ({ media, place, total, label }: MediaPlace, t: TFunction): string =>
  label === null
    ? t('media.grid.sent')
    : t(media.video === null ? 'media.grid.photo' : 'media.grid.video', { place, total, label })
