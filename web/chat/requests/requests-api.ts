import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChatRequest, Conversation, RequestKind } from '#contract/chat/schema.ts'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'

const LATER_MS = 1_000

export const useRequests = () =>
  useQuery({
    ...query.chat.requests.queryOptions(),
    refetchInterval: ({ state }) => untilOneEnds(state.data?.requests ?? []),
  })

const untilOneEnds = (requests: readonly ChatRequest[]): number | false => {
  if (requests.length === 0) return false
  const next = Math.min(...requests.map(({ expiresAt }) => expiresAt.getTime()))
  return Math.min(HOUR_MS, Math.max(0, next - Date.now()) + LATER_MS)
}

export function useAnswer() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    mutationFn: ({ request, isAccepted }: { request: ChatRequest; isAccepted: boolean }) =>
      api.chat.answer({ id: request.id, isAccepted }),
    onSuccess: (conversation, { request, isAccepted }) => {
      keep(conversation)
      if (isAccepted)
        showSuccess({
          title: t('asking.requests.accepted'),
          message: t(request.kind === 'chat' ? 'asking.requests.acceptedChat' : 'asking.requests.acceptedVideo'),
        })
      else showSuccess({ title: t('asking.requests.refused') })
    },
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.chat.key() }),
  })
}

export const useContacts = (name: string) =>
  useQuery({
    ...query.chat.contacts.queryOptions({ input: { query: name } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useApproach = (memberId: string) =>
  useQuery({ ...query.chat.approach.queryOptions({ input: { memberId } }), staleTime: 0 })

type TalkRequest = { memberId: string; kind: RequestKind; introduction?: string }

export const useStart = () =>
  useSendOnce({
    mutationFn: (asked: TalkRequest) => api.chat.start(asked),
    onSuccess: keep,
    // The refetch is not awaited, because the member need not wait for it.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: query.chat.key() })
    },
  })

const keep = (conversation: Conversation) =>
  queryClient.setQueryData(
    query.chat.conversation.queryOptions({ input: { conversationId: conversation.id } }).queryKey,
    conversation,
  )
