import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
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

export const useConfirmEmail = () =>
  useSendOnce(
    query.settings.confirmEmail.mutationOptions({
      ...keepingNothing,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: query.accounts.me.queryKey() }),
    }),
  )

const askSessionsAgain = () => queryClient.invalidateQueries({ queryKey: sessionsKey })

export const useEndSession = () =>
  useSendOnce(query.settings.endSession.mutationOptions({ onSettled: askSessionsAgain }))

export const useEndOtherSessions = () =>
  useSendOnce(query.settings.endOtherSessions.mutationOptions({ onSettled: askSessionsAgain }))

/**
 * Without the consent to health data nothing may be written, and much is shown no more: all of it is read again. Without the one to mails, none tells of
 * notices.
 */
export const useSetConsent = () =>
  useSendOnce(
    query.settings.setConsent.mutationOptions({
      onSuccess: (settings, { kind }) => {
        keepAnswer(settingsKey, settings)
        if (kind === 'healthData') blocksChanged('everything')
        if (kind === 'emails')
          void queryClient.invalidateQueries({ queryKey: query.notifications.preferences.queryKey() })
      },
    }),
  )

export const useSetMatching = () =>
  useSendOnce(
    query.settings.setMatching.mutationOptions({
      onSuccess: (settings) => {
        keepAnswer(settingsKey, settings)
        void queryClient.invalidateQueries({ queryKey: query.matching.key() })
      },
    }),
  )

export const useSetMedicationMatching = () =>
  useSendOnce(
    query.settings.setMedicationMatching.mutationOptions({
      onSuccess: (settings) => {
        keepAnswer(settingsKey, settings)
        void queryClient.invalidateQueries({ queryKey: query.medicationMatches.key() })
        void queryClient.invalidateQueries({ queryKey: query.medication.figures.key() })
      },
    }),
  )
