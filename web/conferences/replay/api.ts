import { useQuery } from '@tanstack/react-query'
import type { Replay } from '#contract/conferences/replay-schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { conferenceChanged } from '../api.ts'

/** Nothing is pushed when a replay is ready. */
const AGAIN_MS = 20_000

export const useReplay = (id: string) =>
  useQuery({
    ...query.replays.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? AGAIN_MS : false),
  })

const keepReplay = (id: string, replay: Replay) => keepAnswer(query.replays.get.queryKey({ input: { id } }), replay)

export const usePutCaptions = () =>
  useSendOnce(query.replays.putCaptions.mutationOptions({ onSuccess: (replay, { id }) => void keepReplay(id, replay) }))
export const useRemoveCaptions = () =>
  useSendOnce(
    query.replays.removeCaptions.mutationOptions({ onSuccess: (replay, { id }) => void keepReplay(id, replay) }),
  )

export const useRemoveReplay = () =>
  useSendOnce(
    query.replays.withdraw.mutationOptions({
      onSuccess: (conference) => {
        conferenceChanged(conference)
        void queryClient.invalidateQueries({ queryKey: query.replays.key() })
      },
    }),
  )

export const chaptersAddress = (id: string): string => `/api/conferences/${id}/replay/chapters`

/** The version in the address makes a browser drop cached captions that were replaced. */
export const captionsAddress = (id: string, language: Language, addedAt: Date): string =>
  `/api/conferences/${id}/replay/captions/${language}?v=${addedAt.getTime()}`
