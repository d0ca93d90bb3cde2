import { z } from 'zod'

export const DemoComment = z.strictObject({
  author: z.int(),
  body: z.string(),
  get replies() {
    return z.array(DemoComment).optional()
  },
})
export type DemoComment = z.infer<typeof DemoComment>

/** Days are counted back from the day the demo starts, so that the community never grows old; texts therefore name no month or season. */
export const Story = z.strictObject({
  author: z.int(),
  title: z.string(),
  description: z.string(),
  /** Listed symptoms under their French names, also in English posts; free tags as typed. */
  tags: z.array(z.string()),
  intensity: z.int(),
  duration: z.string(),
  startDaysAgo: z.int(),
  createdDaysAgo: z.int(),
  travels: z.array(z.strictObject({ destination: z.string(), startDaysAgo: z.int(), endDaysAgo: z.int() })).optional(),
  resolution: z.strictObject({ treatment: z.string(), notes: z.string(), daysAgo: z.int() }).optional(),
})
export type Story = z.infer<typeof Story>
