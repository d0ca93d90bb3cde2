import { implement } from '@orpc/server'
import { proposals as proposalsContract, topics as topicsContract } from '#contract/conferences/proposal-procedures.ts'
import { isProfessionalOrAsks } from '#server/accounts/professional/professional-queries.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { demandWriter } from '#server/foundation/guards.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { demand } from '#server/foundation/refusal.ts'
import { askTopic, closeTopic, mayCloseTopics, removeTopic, voteForTopic } from './commands/ask-topic.ts'
import {
  approveProposal,
  decideProposal,
  proposeConference,
  reviseProposal,
  withdrawProposal,
} from './commands/propose-conference.ts'
import { TOPIC_VOTE_FLOOD } from './flood-limits.ts'
import { mayManage } from './policy.ts'
import { countWaitingProposals, proposalsIn, proposalsOf, proposalsToDecide, proposalView } from './proposal-queries.ts'
import { topicsFor } from './topic-queries.ts'
import { conferenceViews } from './views.ts'

const ofProposals = implement(proposalsContract).$context<Ctx>().use(refusals)

export const proposals = {
  mine: ofProposals.mine.use(signedIn).handler(async ({ context: { db, actor } }) => ({
    items: (await proposalsOf(db, actor.id)).map(proposalView),
    mayPropose: !actor.isReadOnly && (await isProfessionalOrAsks(db, actor.id)),
  })),
  propose: ofProposals.propose
    .use(writing)
    .handler(async ({ context, input }) => proposalView(await proposeConference(context, input))),
  revise: ofProposals.revise
    .use(writing)
    .handler(async ({ context, input }) => proposalView(await reviseProposal(context, input))),
  withdraw: ofProposals.withdraw.use(signedIn).handler(async ({ context, input }) => {
    await withdrawProposal(context, input.id)
    return input
  }),
  list: ofProposals.list.use(signedIn).handler(async ({ context, input }) => {
    demand(mayManage({ isAdmin: context.actor.roles.includes('admin') }))
    const rows = await proposalsIn(context.db, input.state)
    return { items: await proposalsToDecide(context.db, rows), waiting: await countWaitingProposals(context.db) }
  }),
  decide: ofProposals.decide
    .use(writing)
    .handler(
      async ({ context, input }) => (await proposalsToDecide(context.db, [await decideProposal(context, input)]))[0]!,
    ),
  approve: ofProposals.approve
    .use(writing)
    .handler(
      async ({ context, input }) => (await conferenceViews(context, [await approveProposal(context, input)]))[0]!,
    ),
}

const ofTopics = implement(topicsContract).$context<Ctx>().use(refusals)

export const topics = {
  list: ofTopics.list.use(signedIn).handler(async ({ context: { db, actor } }) => ({
    items: await topicsFor(db, actor.id),
    canClose: mayCloseTopics(actor) && !actor.isReadOnly,
  })),
  ask: ofTopics.ask.use(writing).handler(({ context, input }) => askTopic(context, input)),
  vote: ofTopics.vote.use(signedIn).handler(async ({ context, input }) => {
    if (input.isFor) demandWriter(context.actor)
    await context.limits.takeInMemory(TOPIC_VOTE_FLOOD, context.actor.id)
    return voteForTopic(context, input)
  }),
  remove: ofTopics.remove.use(signedIn).handler(async ({ context, input }) => {
    await removeTopic(context, input.id)
    return input
  }),
  close: ofTopics.close.use(writing).handler(async ({ context, input: { id, intoId } }) => {
    await closeTopic(context, { id, intoId })
    return { id }
  }),
}
