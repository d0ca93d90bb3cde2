import { useQuery } from '@tanstack/react-query'
import type { ProfessionalRequestInput } from '#contract/accounts/professional-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { faultsOfError } from '#web/foundation/failure.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import type { Evidence } from './use-evidence.ts'

const key = query.professionals.key()

export const useProfessional = () => useQuery(query.professionals.mine.queryOptions())

const readAgain = () => queryClient.invalidateQueries({ queryKey: key })

/** The picture did not arrive: what was chosen says why. */
export class EvidenceMissing extends Error {}

type Asked = Omit<ProfessionalRequestInput, 'evidenceId'>

/** Sends the picture, then the words that go with it. */
export const useAskProfessional = ({ send, forget }: Evidence) =>
  useSendOnce({
    gcTime: 0,
    mutationFn: async (words: Asked) => {
      const evidenceId = await send()
      if (evidenceId === undefined) throw new EvidenceMissing()
      return api.professionals.ask({ ...words, evidenceId })
    },
    onSuccess: readAgain,
    // The server keeps for a day what nobody takes: after that it is sent anew.
    onError: (error) => {
      if (faultsOfError(error).some(({ path }) => path === 'evidenceId')) forget()
    },
  })

/** What was decided meanwhile is read where it cannot be taken back any more. */
export const useWithdraw = () => useSendOnce(query.professionals.withdraw.mutationOptions({ onSettled: readAgain }))
