import { z } from 'zod'
import { type Band, SHOWN_FROM } from './disclosure.ts'

/** A published number of distinct members, given as "from … to …". */
export const MemberBand = z.object({
  from: z.number().int().min(SHOWN_FROM),
  to: z.number().int(),
}) satisfies z.ZodType<Band>
