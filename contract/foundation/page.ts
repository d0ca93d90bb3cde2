import { z } from 'zod'
import { Id } from './ids.ts'
import { PAGE_MAX, PAGE_SIZE } from './limits.ts'

export const PageRequest = z.object({
  cursor: Id.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_SIZE),
})

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: Id.nullable() })
