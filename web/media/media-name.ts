import type { TFunction } from 'i18next'
import type { Media } from '#contract/media/schema.ts'

type Place = {
  media: Media
  /** From 1. */
  place: number
  total: number
  /** The publication's title. */
  label: string
}

/** "Photo 2 sur 5 de la publication « … »": all that can be said of it without seeing it. */
export const mediaName = ({ media, place, total, label }: Place, t: TFunction): string =>
  t(media.video === null ? 'media.grid.photo' : 'media.grid.video', { place, total, label })
