import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ConsentInput, Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { blocksChanged } from '../live.ts'

/** The request holds a password: `gcTime: 0` removes it from memory together with the form. */
const keepingNothing = { gcTime: 0 } as const

const settingsKey = query.settings.get.queryKey()
const sessionsKey = query.settings.sessions.queryKey()

export const useSettings = () => useQuery(query.settings.get.queryOptions())

/** Fetches the sessions anew each time, because a member opens the list to see which exist now. */
export const useSessions = () => useQuery(query.settings.sessions.queryOptions({ staleTime: 0 }))

export const useBlockedMembers = () => useQuery(query.accounts.blocks.queryOptions({ staleTime: 0 }))

export const useSetUsername = () =>
  useSendOnce(
    query.settings.setUsername.mutationOptions({
      onSuccess: (member: Me) => {
        keepAnswer(query.accounts.me.queryKey(), { member })
        void queryClient.invalidateQueries({ queryKey: query.posts.key() })
        void queryClient.invalidateQueries({ queryKey: query.comments.key() })
      },
    }),
  )

export const useChangePassword = () =>
  useSendOnce(
    query.settings.setPassword.mutationOptions({
      ...keepingNothing,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
    }),
  )

export const useAskEmail = () => useSendOnce(query.settings.askEmail.mutationOptions(keepingNothing))

export const useConfirmEmail = ({ onError }: { onError: (failure: unknown) => void }) =>
  useSendOnce(
    query.settings.confirmEmail.mutationOptions({
      ...keepingNothing,
      onError,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: query.accounts.me.queryKey() }),
    }),
  )

const askSessionsAgain = () => queryClient.invalidateQueries({ queryKey: sessionsKey })

export const useEndSession = () =>
  useSendOnce(query.settings.endSession.mutationOptions({ onSettled: askSessionsAgain }))

export const useEndOtherSessions = () =>
  useSendOnce(query.settings.endOtherSessions.mutationOptions({ onSettled: askSessionsAgain }))

type Choice = ConsentInput | { isMatched: boolean } | { isMedicationMatched: boolean }

/**
 * Sends one choice at a time: each answer holds the state of all choices, and of two parallel requests the older answer may arrive last.
 * Without the consent to health data nothing may be written, and much is hidden, so all of it is fetched again.
 */
export const useChoose = () =>
  useSendOnce({
    mutationFn: (choice: Choice) =>
      'isMatched' in choice
        ? api.settings.setMatching(choice)
        : 'isMedicationMatched' in choice
          ? api.settings.setMedicationMatching(choice)
          : api.settings.setConsent(choice),
    onSuccess: (settings, choice) => {
      keepAnswer(settingsKey, settings)
      for (const queryKey of changedBy(choice)) void queryClient.invalidateQueries({ queryKey })
      if ('kind' in choice && choice.kind === 'healthData') blocksChanged('everything')
    },
    scope: { id: 'choices' },
  })

function changedBy(choice: Choice): QueryKey[] {
  if ('isMatched' in choice) return [query.closest.key(), query.matching.key()]
  if ('isMedicationMatched' in choice) return [query.medicationMatches.key(), query.medication.figures.key()]
  return choice.kind === 'emails' ? [query.notifications.preferences.queryKey()] : []
}
