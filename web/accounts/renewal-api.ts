import type { Me } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const useRenewConsents = () =>
  useSendOnce(
    query.settings.renewConsents.mutationOptions({
      onSuccess: (member: Me) => {
        keepAnswer(query.accounts.me.queryKey(), { member })
        void queryClient.invalidateQueries({ queryKey: query.settings.get.queryKey() })
      },
    }),
  )
