import { z } from 'zod'
import { DrawingName } from './drawings.ts'
import privateTalks from './private-talks.json' with { type: 'json' }

const DemoMessage = z.strictObject({
  author: z.int(),
  body: z.string(),
  minutesLater: z.int(),
  picture: DrawingName.optional(),
  quotes: z.int().optional(),
})

const DemoTalk = z.strictObject({
  asking: z.int(),
  asked: z.int(),
  daysAgo: z.int(),
  introduction: z.string().nullable(),
  messages: z.array(DemoMessage).optional(),
  unread: z.int().optional(),
})
export type DemoTalk = z.infer<typeof DemoTalk>

export const PRIVATE_TALKS: readonly DemoTalk[] = z.array(DemoTalk).parse(privateTalks)
