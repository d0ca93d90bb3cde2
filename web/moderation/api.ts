import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CaseDetail, CaseState, SubjectKind } from '#contract/moderation/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const useReport = () => useSendOnce(query.moderation.report.mutationOptions({ gcTime: 0 }))

export const useReceipt = (code: string | undefined) =>
  useQuery(
    query.moderation.receipt.queryOptions({ input: { code: code ?? '' }, enabled: code !== undefined, staleTime: 0 }),
  )

export const useOwnCases = () => useQuery(query.moderation.mine.queryOptions({ staleTime: 0 }))

export const useDecision = (id: string) =>
  useQuery(query.moderation.decision.queryOptions({ input: { id }, staleTime: 0 }))

export const useAppeal = (id: string) =>
  useSendOnce(
    query.moderation.appeal.mutationOptions({
      onSuccess: (decision) => {
        keepAnswer(query.moderation.decision.queryKey({ input: { id } }), decision)
        void queryClient.invalidateQueries({ queryKey: query.moderation.mine.key() })
      },
    }),
  )

export type CaseScope = { state: CaseState; kind?: SubjectKind | undefined; isMine?: boolean | undefined }

export const useCases = ({ state, kind, isMine }: CaseScope) =>
  useInfiniteQuery(
    query.cases.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        state,
        ...(kind && { kind }),
        ...(isMine && { isMine }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  )

export const useCaseCounts = () => useQuery(query.cases.counts.queryOptions({ staleTime: 0 }))

const caseKey = (id: string) => query.cases.get.queryKey({ input: { id } })

export const useCase = (id: string) => useQuery(query.cases.get.queryOptions({ input: { id }, staleTime: 0 }))

export const reloadCase = (id: string): Promise<void> => queryClient.invalidateQueries({ queryKey: caseKey(id) })

const changed = (detail: CaseDetail) => {
  keepAnswer(caseKey(detail.id), detail)
  void queryClient.invalidateQueries({ queryKey: query.cases.list.key() })
  void queryClient.invalidateQueries({ queryKey: query.cases.counts.key() })
}

const act = { onSuccess: changed } as const

export const useAssign = () => useSendOnce(query.cases.assign.mutationOptions(act))
export const useDecide = () => useSendOnce(query.cases.decide.mutationOptions(act))
export const useDecideAppeal = () => useSendOnce(query.cases.decideAppeal.mutationOptions(act))
export const useNoteThreat = () => useSendOnce(query.cases.threat.mutationOptions(act))

/** Private messages leave memory with the screen. */
export const useEvidence = () => useSendOnce(query.cases.evidence.mutationOptions({ gcTime: 0 }))

export const useWords = () => useQuery(query.watchedWords.list.queryOptions({ staleTime: 0 }))

const wordsChanged = {
  onSuccess: () => queryClient.invalidateQueries({ queryKey: query.watchedWords.key() }),
} as const

export const useAddWord = () => useSendOnce(query.watchedWords.add.mutationOptions(wordsChanged))
export const useRemoveWord = () => useSendOnce(query.watchedWords.remove.mutationOptions(wordsChanged))
