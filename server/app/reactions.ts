import { forgetUnconfirmed } from '#server/accounts/commands/forget-unconfirmed.ts'
import { MAIL_QUEUE, sendAccountMail } from '#server/accounts/mail-job.ts'
import type { Services } from '#server/foundation/context.ts'
import { forgetEvents } from '#server/foundation/events.ts'
import type { Reaction } from '#server/foundation/jobs.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { forgetQuotaUses } from '#server/foundation/quota.ts'
import { forgetLimits } from '#server/foundation/rate.ts'
import { SEARCH_REQUESTED } from '#server/matching/commands/request-search.ts'
import { searchFor, sweepSearches, tellRecovery } from '#server/matching/reactions.ts'
import { forgetSubject } from '#server/notifications/commands/forget-subject.ts'
import { POST_EDITED, POST_PUBLISHED, POST_REMOVED, POST_RESOLVED } from '#server/posts/events.ts'

const WEEK_MS = 7 * 86_400_000

/** Links in mails are secrets: their jobs are not kept once done, nor tried again when the links are over. */
const FORGOTTEN_SOON = { deleteAfterSeconds: 60, retryLimit: 300 }
/** Asked for again while it waits, it is one job. */
const ONCE = { policy: 'short' } as const

type Of<Data> = (services: Services, data: Data) => Promise<void>
const of = <Data>(run: Of<Data>): Of<never> => run as Of<never>

/** The one page that says who cares about what: event → room, and what the clock starts. Each may run twice. */
export const reactionsOf = (mailer: Mailer): Reaction<Services>[] => [
  {
    queue: MAIL_QUEUE,
    run: of((services, job: Parameters<typeof sendAccountMail>[2]) => sendAccountMail(services, mailer, job)),
    options: FORGOTTEN_SOON,
  },
  { queue: 'matching.search-published', on: POST_PUBLISHED, run: of(searchFor) },
  { queue: 'matching.search-edited', on: POST_EDITED, run: of(searchFor) },
  { queue: SEARCH_REQUESTED, run: of(searchFor) },
  { queue: 'matching.tell-recovery', on: POST_RESOLVED, run: of(tellRecovery) },
  {
    queue: 'notifications.forget-post',
    on: POST_REMOVED,
    run: of((services, { postId }: { postId: string }) => forgetSubject(services, postId)),
  },
  { queue: 'matching.sweep', every: '* * * * *', run: of(sweepSearches), options: ONCE },
  { queue: 'house.forget', every: '17 * * * *', run: of(forgetOld), options: ONCE },
]

async function forgetOld(services: Services): Promise<void> {
  const now = services.now()
  await forgetUnconfirmed(services)
  await forgetEvents(services.db, new Date(now.getTime() - WEEK_MS))
  await forgetQuotaUses(services.db, now)
  await forgetLimits(services.db, new Date())
}
