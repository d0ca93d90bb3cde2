import type { Media } from '#contract/media/schema.ts'

/** Returns the kind of files that a post is said to come with: a video if any of its files is one. */
export const mediaIncluded = (media: readonly Pick<Media, 'kind'>[]): 'video' | 'photo' | undefined =>
  media.some(({ kind }) => kind === 'symptom-videos') ? 'video' : media.length > 0 ? 'photo' : undefined
