import type { Media } from '#contract/media/schema.ts'

/** Returns the kind of a post's files: a video if any of them is one. */
export const mediaIncluded = (media: readonly Pick<Media, 'kind'>[]): 'video' | 'photo' | undefined =>
  media.some(({ kind }) => kind === 'symptom-videos') ? 'video' : media.length > 0 ? 'photo' : undefined
