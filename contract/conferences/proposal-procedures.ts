import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import {
  ApproveProposalInput,
  AskedTopic,
  AskTopicInput,
  DecideProposalInput,
  OwnProposals,
  Proposal,
  ProposalState,
  ProposalToDecide,
  ProposeInput,
  ReviseInput,
} from './proposal-schema.ts'
import { Conference } from './schema.ts'

const tags = ['conferences']
const one = z.object({ id: Id })

export const proposals = {
  mine: membersOnly()
    .route({ method: 'GET', path: '/me/conference-proposals', tags, summary: 'Conferences one proposed, newest first' })
    .output(OwnProposals),
  propose: membersOnly('FORBIDDEN', 'NO_LINKS_YET', 'TOO_MANY_OPEN', 'QUOTA_REACHED', 'REQUEST_REUSED')
    .route({
      method: 'POST',
      path: '/conference-proposals',
      tags,
      successStatus: 201,
      summary: 'Propose a conference; for professionals, and who asks for their badge',
    })
    .input(ProposeInput)
    .output(Proposal),
  revise: membersOnly('FORBIDDEN', 'NO_LINKS_YET', 'NOT_FOUND', 'EDITED_ELSEWHERE')
    .route({
      method: 'PUT',
      path: '/conference-proposals/{id}',
      tags,
      summary: 'Change one’s own proposal that is not decided, or was sent back, and send it again',
    })
    .input(ReviseInput)
    .output(Proposal),
  withdraw: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/conference-proposals/{id}',
      tags,
      successStatus: 200,
      summary: 'Take one’s own proposal back, unless it was approved',
    })
    .input(one)
    .output(one),
  list: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/conference-proposals',
      tags,
      summary: 'Proposals of a state, oldest first; for admins',
    })
    .input(z.object({ state: ProposalState.default('sent') }))
    .output(z.object({ items: z.array(ProposalToDecide), waiting: z.number().int().nonnegative() })),
  decide: membersOnly('FORBIDDEN', 'NOT_FOUND', 'EDITED_ELSEWHERE')
    .route({
      method: 'PUT',
      path: '/conference-proposals/{id}/decision',
      tags,
      summary: 'Refuse a proposal, or send it back, with a word; its author is told. For admins',
    })
    .input(DecideProposalInput)
    .output(ProposalToDecide),
  approve: membersOnly('FORBIDDEN', 'NOT_FOUND', 'EDITED_ELSEWHERE', 'REQUEST_REUSED')
    .route({
      method: 'PUT',
      path: '/conference-proposals/{id}/approval',
      tags,
      summary: 'Announce what was proposed; its author is told. For admins',
    })
    .input(ApproveProposalInput)
    .output(Conference),
}

export const topics = {
  list: membersOnly()
    .route({
      method: 'GET',
      path: '/conference-topics',
      tags,
      summary: 'Topics that members ask for, those with most votes first',
    })
    .output(z.object({ items: z.array(AskedTopic), canClose: z.boolean() })),
  ask: membersOnly('NO_LINKS_YET', 'TOO_MANY_OPEN', 'QUOTA_REACHED', 'REQUEST_REUSED')
    .route({
      method: 'POST',
      path: '/conference-topics',
      tags,
      successStatus: 201,
      summary: 'Ask for a topic, and vote for it; one that is asked for in the same words gets the vote instead',
    })
    .input(AskTopicInput)
    .output(AskedTopic),
  vote: membersOnly('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/conference-topics/{id}/vote',
      tags,
      summary: 'Vote for a topic, or take the vote back; the same again changes nothing',
    })
    .input(one.extend({ isFor: z.boolean() }))
    .output(AskedTopic),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/conference-topics/{id}',
      tags,
      successStatus: 200,
      summary: 'Take a topic back that one asked for, with its votes',
    })
    .input(one)
    .output(one),
  close: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/conference-topics/{id}/closing',
      tags,
      summary: 'Close a topic, or let another have its votes; for admins and moderators',
    })
    .input(one.extend({ intoId: Id.nullable().default(null) }))
    .output(one),
}
