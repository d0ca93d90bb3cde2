import type { z } from 'zod'
import type { PublishSymptomInput } from '#contract/posts/schema.ts'

/** What a form that was just opened would publish, with what matters to the test. */
export const symptom = (
  given: Partial<z.input<typeof PublishSymptomInput>> = {},
): z.input<typeof PublishSymptomInput> => ({
  requestId: crypto.randomUUID(),
  title: 'Migraine depuis trois semaines',
  description: 'Elle revient chaque matin, avec des nausées.',
  intensity: 7,
  ...given,
})
