import type { Diagnosis } from '#contract/posts/schema.ts'

type Columns = Record<'diagnosis' | 'examination' | 'specialist' | 'timeTaken', string | null> & {
  diagnosedAt: Date | null
}

/** Null where the author named no diagnosis. */
export const diagnosisView = ({
  diagnosedAt,
  diagnosis,
  examination,
  specialist,
  timeTaken,
}: Columns): Diagnosis | null =>
  diagnosedAt && diagnosis !== null ? { name: diagnosis, examination, specialist, timeTaken, diagnosedAt } : null
