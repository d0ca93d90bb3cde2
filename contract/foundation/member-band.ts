import { z } from 'zod'
import type { Band } from './disclosure.ts'
import { SHOWN_FROM } from './disclosure-limits.ts'

export const MemberBand = z.object({
  from: z.number().int().min(SHOWN_FROM),
  to: z.number().int(),
}) satisfies z.ZodType<Band>
