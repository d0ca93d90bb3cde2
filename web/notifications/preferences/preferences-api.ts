import { useQuery } from '@tanstack/react-query'
import type { ChannelInput, NoticeChannel, NoticePreferences, NoticeRhythm } from '#contract/notifications/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { inKnownZone } from '#web/foundation/zones.ts'

const { queryKey } = query.notifications.preferences.queryOptions()

/** Requests run one after the other, so that the second of two quick choices is the one kept. */
const scope = { id: 'notice-preferences' }

export const usePreferences = () => useQuery({ queryKey, queryFn: readPreferences })

export function useWidestChannel(): NoticeChannel | undefined {
  const { data } = usePreferences()
  if (!data) return undefined
  const chosen = Object.values(data.channels)
  if (data.mayMail && chosen.includes('email')) return 'email'
  return chosen.every((channel) => channel === 'none') ? 'none' : 'app'
}

/**
 * An answer that arrives during a choice may be older than it, and the next choice would build on it: the cached state stays
 * until the answer to the choice replaces it.
 */
async function readPreferences(): Promise<NoticePreferences> {
  const wasChoosing = isChoosing()
  const read = await api.notifications.preferences()
  return wasChoosing || isChoosing() ? (queryClient.getQueryData(queryKey) ?? read) : read
}

export function useSetChannel() {
  const kept = useKept<ChannelInput>((preferences, { kind, channel }) => ({
    ...preferences,
    channels: { ...preferences.channels, [kind]: channel },
  }))
  return useSendOnce(query.notifications.setChannel.mutationOptions({ scope, ...kept }))
}

export function useSetRhythm() {
  const kept = useKept<NoticeRhythm>((preferences, rhythm) => ({ ...preferences, rhythm }))
  return useSendOnce({
    ...query.notifications.setRhythm.mutationOptions({ scope, ...kept }),
    mutationFn: (rhythm: NoticeRhythm) => inKnownZone(rhythm, api.notifications.setRhythm),
  })
}

function useKept<Choice>(chosen: (preferences: NoticePreferences, choice: Choice) => NoticePreferences) {
  const tellFailure = useFailureToast()
  return {
    onMutate: async (choice: Choice) => {
      if (isAlone()) confirmed = queryClient.getQueryData(queryKey)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (preferences) => preferences && chosen(preferences, choice))
    },
    onSuccess: (preferences: NoticePreferences) => {
      confirmed = preferences
      // With another choice under way, this answer would remove that choice from the screen for a moment.
      if (isAlone()) queryClient.setQueryData(queryKey, confirmed)
    },
    onError: (error: unknown) => {
      if (isAlone()) queryClient.setQueryData(queryKey, confirmed)
      // The fetch starts after this choice has ended, because an answer during a choice is ignored.
      setTimeout(() => void queryClient.invalidateQueries({ queryKey }))
      tellFailure(error)
    },
  }
}

/** The latest state known to be stored on the server. */
let confirmed: NoticePreferences | undefined

const underWay = () => queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id })
const isAlone = () => underWay() === 1
const isChoosing = () => underWay() > 0

export const useUnsubscribe = () => useSendOnce(query.notifications.unsubscribe.mutationOptions())
