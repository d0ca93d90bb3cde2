import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ConsentInput, Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { blocksChanged } from '../live.ts'

/** What is sent holds a password: it leaves memory with the form. */
const keepingNothing = { gcTime: 0 } as const

const settingsKey = query.settings.get.queryKey()
const sessionsKey = query.settings.sessions.queryKey()

export const useSettings = () => useQuery(query.settings.get.queryOptions())

/** Always asked for anew: it is looked at to see who is there now. */
export const useSessions = () => useQuery(query.settings.sessions.queryOptions({ staleTime: 0 }))

export const useBlockedMembers = () => useQuery(query.accounts.blocks.queryOptions({ staleTime: 0 }))

/** Everything that was read under the old name is read again. */
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

/** One of what a member may choose about being matched, or agree to. */
type Choice = ConsentInput | { isMatched: boolean } | { isMedicationMatched: boolean }

/**
 * Chooses one of them at a time: each answers how all of them stand, and of two answers the older one may come last. Without the consent to health data nothing
 * may be written, and much is shown no more: all of it is read again. Without the one to mails, none tells of notices.
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
  })

function changedBy(choice: Choice): QueryKey[] {
  if ('isMatched' in choice) return [query.closest.key(), query.matching.key()]
  if ('isMedicationMatched' in choice) return [query.medicationMatches.key(), query.medication.figures.key()]
  return choice.kind === 'emails' ? [query.notifications.preferences.queryKey()] : []
}
