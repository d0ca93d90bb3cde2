import { z } from 'zod'
import { DemoComment } from './story.ts'
import talks from './talks.json' with { type: 'json' }

export const TALKS = z.record(z.string(), z.array(DemoComment)).parse(talks)
