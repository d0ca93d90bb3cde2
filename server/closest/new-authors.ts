import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'

/** The instant after which an author signed up whose posts come late in the lists of others. */
export const newSince = ({ config, now }: Pick<Services, 'config' | 'now'>): Date =>
  new Date(now().getTime() - config.newAccountDays * DAY_MS)
