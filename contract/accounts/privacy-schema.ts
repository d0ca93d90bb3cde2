import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { Password } from './schema.ts'

/** `expiresAt` and `bytes` are known once the copy is ready. */
export const DataExport = z.object({
  id: Id,
  state: z.enum(['making', 'ready', 'failed']),
  askedAt: z.date(),
  expiresAt: z.date().nullable(),
  bytes: z.number().int().nonnegative().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** Erasure asks for the password, so that somebody who finds an open session cannot erase the account. */
export const ErasureInput = z.object({ password: Password })
