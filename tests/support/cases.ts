import type { Case } from '#server/matching/score.ts'

/** A symptom post on which nothing is said, to be filled by each test with what it is about. */
export const aCase = (said: Partial<Case> = {}): Case => ({
  id: '01930000-0000-7000-8000-000000000001',
  authorId: '01920000-0000-7000-8000-000000000001',
  title: '',
  description: '',
  tags: [],
  startDate: null,
  country: null,
  postalCode: null,
  travels: [],
  ...said,
})

/** `count` different words, the same for the same `from`. */
export const wordsFrom = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `mot${String(from + index).padStart(4, '0')}`).join(' ')
