import { z } from 'zod'
import { DemoComment } from './story.ts'
import talks from './talks.json' with { type: 'json' }

/** The comments on stories of the demo community, by the stories' titles. */
export const TALKS = z.record(z.string(), z.array(DemoComment)).parse(talks)
