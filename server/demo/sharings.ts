import { z } from 'zod'
import { Language } from '#contract/foundation/languages.ts'
import { DrawingName } from './drawings.ts'
import sharings from './sharings.json' with { type: 'json' }
import { DemoComment } from './story.ts'

/** A community post of the demo, with its comments. */
const DemoSharing = z.strictObject({
  /** Place of the author in MEMBERS. */
  author: z.int(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  place: z.string().nullable(),
  pictures: z.array(DrawingName).optional(),
  language: Language,
  createdDaysAgo: z.int(),
  comments: z.array(DemoComment),
})
export type DemoSharing = z.infer<typeof DemoSharing>

/** Oldest first. All texts, people and meetings are invented. */
export const SHARINGS: readonly DemoSharing[] = z.array(DemoSharing).parse(sharings)
