import type { z } from 'zod'
import type { PublishSymptomInput } from '#contract/posts/schema.ts'

let opened = 0

/** What a form that was just opened would publish, with what matters to the test. Two of them are never the same story: three words of each are its own. */
export const symptom = (
  given: Partial<z.input<typeof PublishSymptomInput>> = {},
): z.input<typeof PublishSymptomInput> => {
  const number = String(++opened).padStart(4, '0')
  return {
    requestId: crypto.randomUUID(),
    title: 'Migraine depuis trois semaines',
    description: `Elle revient chaque matin, avec des nausées. jour${number} soir${number} nuit${number}`,
    intensity: 7,
    ...given,
  }
}
