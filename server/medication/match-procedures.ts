import { implement } from '@orpc/server'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { RESEARCH_MINUTES } from '#contract/medication/limits.ts'
import { medicationMatches as contract } from '#contract/medication/match-procedures.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { agreeToMatch } from './commands/agree-to-match.ts'
import { dismissMatch } from './commands/dismiss-match.ts'
import { requestSearch } from './commands/request-search.ts'
import { SEARCH_FLOOD } from './flood-limits.ts'
import { isSearching, matchesShownTo, ownReports } from './match-queries.ts'
import { matchViews } from './match-views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const medicationMatches = {
  list: os.list.use(signedIn).handler(async ({ context, input: { reportId } }) => {
    const { db, actor, now, config } = context
    const reports = await chosenReports(context, reportId)
    await requestSearch(context, {
      reportIds: reports.map(({ id }) => id),
      searchedBefore: new Date(now().getTime() - RESEARCH_MINUTES * MINUTE_MS),
    })
    const shown = await matchesShownTo(db, actor.id, { kept: config.matchesKept, reportId })
    return {
      matches: await matchViews(db, shown),
      isSearching: await isSearching(db, { memberId: actor.id, reports, now: now() }),
    }
  }),

  search: os.search.use(writing).handler(async ({ context, input: { reportId } }) => {
    const reports = await chosenReports(context, reportId)
    await context.limits.take(SEARCH_FLOOD, context.actor.id)
    return { queued: await requestSearch(context, { reportIds: reports.map(({ id }) => id) }) }
  }),

  agree: os.agree
    .use(writing)
    .handler(async ({ context, input: { id } }) => ({ id, agreement: await agreeToMatch(context, id) })),

  dismiss: os.dismiss.use(writing).handler(async ({ context, input }) => {
    await dismissMatch(context, input.id)
    return input
  }),
}

/** @throws Refusal NOT_FOUND when `reportId` is given and is not theirs */
async function chosenReports({ db, actor }: MemberCtx, reportId: string | undefined) {
  const own = await ownReports(db, actor.id)
  if (reportId === undefined) return own
  const chosen = own.filter(({ id }) => id === reportId)
  if (chosen.length === 0) throw new Refusal('NOT_FOUND')
  return chosen
}
