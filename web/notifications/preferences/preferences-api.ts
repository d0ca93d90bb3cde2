import { useQuery } from '@tanstack/react-query'
import type { ChannelInput, NoticePreferences, NoticeRhythm } from '#contract/notifications/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { inKnownZone } from '#web/foundation/zones.ts'

const { queryKey } = query.notifications.preferences.queryOptions()

/** One after the other: whoever chooses twice in a moment keeps the second choice. */
const scope = { id: 'notice-preferences' }

export const usePreferences = () => useQuery({ queryKey, queryFn: readPreferences })

/** What was read while a choice was under way may be older than that choice, which the next one is made from: what stands stays, and the answer to the choice follows. */
async function readPreferences(): Promise<NoticePreferences> {
  const wasChoosing = isChoosing()
  const read = await api.notifications.preferences()
  return wasChoosing || isChoosing() ? (queryClient.getQueryData(queryKey) ?? read) : read
}

/** Chooses where a kind is told: at once on the screen, and back again with a word when the server could not. */
export function useSetChannel() {
  const kept = useKept<ChannelInput>((preferences, { kind, channel }) => ({
    ...preferences,
    channels: { ...preferences.channels, [kind]: channel },
  }))
  return useSendOnce(query.notifications.setChannel.mutationOptions({ scope, ...kept }))
}

/** Chooses when, in the same way. */
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
      // With another choice on its way, this answer would take that off the screen for a moment.
      if (isAlone()) queryClient.setQueryData(queryKey, confirmed)
    },
    onError: (error: unknown) => {
      if (isAlone()) queryClient.setQueryData(queryKey, confirmed)
      // Once this choice is over: what is read while it is under way does not count.
      setTimeout(() => void queryClient.invalidateQueries({ queryKey }))
      tellFailure(error)
    },
  }
}

/** What the server keeps, as far as is known. */
let confirmed: NoticePreferences | undefined

const underWay = () => queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id })
const isAlone = () => underWay() === 1
const isChoosing = () => underWay() > 0

/** Ends the mails of whoever the link is of. */
export const useUnsubscribe = () => useSendOnce(query.notifications.unsubscribe.mutationOptions())
