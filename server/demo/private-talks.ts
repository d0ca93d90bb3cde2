import { z } from 'zod'
import { DrawingName } from './drawings.ts'
import privateTalks from './private-talks.json' with { type: 'json' }

const DemoMessage = z.strictObject({
  author: z.int(),
  body: z.string(),
  minutesLater: z.int(),
  picture: DrawingName.optional(),
  /** The message of this talk that it answers, from 0. */
  quotes: z.int().optional(),
})

const DemoTalk = z.strictObject({
  /** The place in MEMBERS of the member who asked; `asked` is that of the other. */
  asking: z.int(),
  asked: z.int(),
  daysAgo: z.int(),
  introduction: z.string().nullable(),
  /** Undefined while the answer is waited for. */
  messages: z.array(DemoMessage).optional(),
  /** How many of the last messages are not read yet. */
  unread: z.int().optional(),
})
export type DemoTalk = z.infer<typeof DemoTalk>

/** Talks between members of the demo community, and requests that still wait for an answer. The two members who are shown first have one with each other. */
export const PRIVATE_TALKS: readonly DemoTalk[] = z.array(DemoTalk).parse(privateTalks)
