import { ORPCError } from '@orpc/client'
import type { Entry } from '#contract/journal/schema.ts'
import type { api } from '#web/foundation/rpc.ts'
import { type KeptDay, saysOfDay } from './kept-days.ts'

type Journals = Pick<typeof api.journals, 'writeDay' | 'entry' | 'start'>

/** `entry` is null where the day was deleted since it was first sent. */
export type DaySent = { journalId: string; entry: Entry | null; before: Entry | null }

/** Thrown where the stored day differs from the one its writer saw: nothing was overwritten. */
export class WrittenElsewhere extends Error {
  stored: Entry | null

  constructor(stored: Entry | null) {
    super('The day was written elsewhere')
    this.stored = stored
  }
}

/**
 * Sends a kept day. A repeated request, whose answer was lost, is written once.
 * @throws WrittenElsewhere
 */
export async function sendDay(journals: Journals, kept: KeptDay): Promise<DaySent> {
  const { tried, ...given } = kept
  try {
    const { id, entry, before } = await journals.writeDay(given)
    return { journalId: id, entry, before }
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'EDITED_ELSEWHERE') throw error
  }
  const { subject, day } = kept
  const id = 'journalId' in subject ? subject.journalId : (await journals.start(subject)).id
  const { entry: stored } = await journals.entry({ id, day })
  // The stored values are this device's own earlier ones, whose answer was lost: the new ones overwrite them.
  if (!stored || !tried.some((said) => saysOfDay(stored, said))) throw new WrittenElsewhere(stored)
  const { intensity, measured } = stored
  return sendDay(journals, { ...kept, requestId: crypto.randomUUID(), seen: { intensity, measured }, tried: [] })
}
