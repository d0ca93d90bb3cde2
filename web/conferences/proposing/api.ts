import { useQuery } from '@tanstack/react-query'
import type { AskedTopic, ProposalState } from '#contract/conferences/proposal-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { conferenceChanged } from '../api.ts'

const FRESH = { staleTime: 5_000 }

const readProposals = () => void queryClient.invalidateQueries({ queryKey: query.proposals.key() })
const readTopics = () => void queryClient.invalidateQueries({ queryKey: query.topics.key() })
const keepVoted = (voted: AskedTopic) => {
  const queryKey = query.topics.list.queryKey()
  const list = queryClient.getQueryData(queryKey)
  if (list) keepAnswer(queryKey, { ...list, items: list.items.map((each) => (each.id === voted.id ? voted : each)) })
}

export const useOwnProposals = () => useQuery({ ...query.proposals.mine.queryOptions(), ...FRESH })
export const usePropose = () =>
  useSendOnce({ ...query.proposals.propose.mutationOptions({ onSettled: readProposals }), isLast: true })
export const useRevise = () =>
  useSendOnce({ ...query.proposals.revise.mutationOptions({ onSettled: readProposals }), isLast: true })
export const useWithdrawProposal = () =>
  useSendOnce({ ...query.proposals.withdraw.mutationOptions({ onSettled: readProposals }), isOfMany: true })

export const useProposals = (state: ProposalState) =>
  useQuery({ ...query.proposals.list.queryOptions({ input: { state } }), ...FRESH })
export const useDecideProposal = () => useSendOnce(query.proposals.decide.mutationOptions({ onSettled: readProposals }))
export const useApproveProposal = () =>
  useSendOnce({
    ...query.proposals.approve.mutationOptions({ onSuccess: conferenceChanged, onSettled: readProposals }),
    isLast: true,
  })

export const useTopics = () => useQuery({ ...query.topics.list.queryOptions(), ...FRESH })
export const useAskTopic = () => useSendOnce(query.topics.ask.mutationOptions({ onSettled: readTopics }))
export const useVoteForTopic = () =>
  useSendOnce(query.topics.vote.mutationOptions({ onSuccess: keepVoted, onSettled: readTopics }))
export const useRemoveTopic = () =>
  useSendOnce({ ...query.topics.remove.mutationOptions({ onSettled: readTopics }), isOfMany: true })
export const useCloseTopic = () =>
  useSendOnce({ ...query.topics.close.mutationOptions({ onSettled: readTopics }), isOfMany: true })
