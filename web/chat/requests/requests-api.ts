import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChatRequest, Conversation, RequestKind } from '#contract/chat/schema.ts'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'

const LATER_MS = 1_000

/** Requests that wait for me, newest first; asked for again when the next of them expires. */
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

/** Accepts or refuses a request made to me, and says so; a request that no longer waits leaves the list, with a toast. */
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

/** The members I can write to, by a part of their name; those shown before stay until the others are here. */
export const useContacts = (name: string) =>
  useQuery({
    ...query.chat.contacts.queryOptions({ input: { query: name } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** A member whom I want to write to, and what there is between us; refused with NOT_FOUND where I do not see them. */
export const useApproach = (memberId: string) =>
  useQuery({ ...query.chat.approach.queryOptions({ input: { memberId } }), staleTime: 0 })

type TalkRequest = { memberId: string; kind: RequestKind; introduction?: string }

/** Asks to talk, or for a video call. The calling code reports the result. */
export const useStart = () =>
  useSendOnce({
    mutationFn: (asked: TalkRequest) => api.chat.start(asked),
    onSuccess: keep,
    // Not awaited: the member who asked need not wait for it.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: query.chat.key() })
    },
  })

const keep = (conversation: Conversation) =>
  queryClient.setQueryData(
    query.chat.conversation.queryOptions({ input: { conversationId: conversation.id } }).queryKey,
    conversation,
  )
