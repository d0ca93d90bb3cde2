import type { Media } from '#contract/media/schema.ts'

export const mediaIncluded = (media: readonly Pick<Media, 'kind'>[]): 'video' | 'photo' | undefined =>
  media.some(({ kind }) => kind === 'symptom-videos') ? 'video' : media.length > 0 ? 'photo' : undefined
