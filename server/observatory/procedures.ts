import { implement } from '@orpc/server'
import { observatory as contract } from '#contract/observatory/procedures.ts'
import { posts } from '#contract/posts/procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { mayBeOld, refusals } from '#server/foundation/procedure.ts'
import { recentStats } from './public-stat-queries.ts'
import { observatoryOf } from './queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const publicStats = implement(posts)
  .$context<Ctx>()
  .use(refusals)
  .publicStats.use(mayBeOld)
  .handler(({ context }) => recentStats(context.db, context.now()))

export const observatory = {
  read: os.read.use(mayBeOld).handler(({ context, input }) => observatoryOf(context.db, input.symptom)),
}
