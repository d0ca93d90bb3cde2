import { useQuery } from '@tanstack/react-query'
import type { ProfessionalRequestInput } from '#contract/accounts/professional-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { faultsOfError } from '#web/foundation/failure.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import type { Evidence } from './use-evidence.ts'

const key = query.professionals.key()

export const useProfessional = () => useQuery(query.professionals.mine.queryOptions())

const readAgain = () => queryClient.invalidateQueries({ queryKey: key })

export class EvidenceMissing extends Error {}

type ProfessionalRequestWords = Omit<ProfessionalRequestInput, 'evidenceId'>

export const useAskProfessional = ({ send, forget }: Evidence) =>
  useSendOnce({
    gcTime: 0,
    mutationFn: async (words: ProfessionalRequestWords) => {
      const evidenceId = await send()
      if (evidenceId === undefined) throw new EvidenceMissing()
      return api.professionals.ask({ ...words, evidenceId })
    },
    onSuccess: readAgain,
    // The server deletes an unused picture after a day: after that it has to be uploaded again.
    onError: (error) => {
      if (faultsOfError(error).some(({ path }) => path === 'evidenceId')) forget()
    },
  })

/** Fetched again after a refusal too, because the staff may have decided meanwhile. */
export const useWithdraw = () => useSendOnce(query.professionals.withdraw.mutationOptions({ onSettled: readAgain }))
