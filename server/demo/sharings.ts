import { z } from 'zod'
import { Language } from '#contract/foundation/languages.ts'
import { DrawingName } from './drawings.ts'
import sharings from './sharings.json' with { type: 'json' }
import { DemoComment } from './story.ts'

const DemoSharing = z.strictObject({
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

export const SHARINGS: readonly DemoSharing[] = z.array(DemoSharing).parse(sharings)
