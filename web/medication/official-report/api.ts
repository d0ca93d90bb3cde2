import type { Language } from '#contract/foundation/languages.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api } from '#web/foundation/rpc.ts'

// A generated file leaves memory at once.
const OF_FILES = { gcTime: 0 } as const

export const useOfficialReportPdf = () =>
  useSendOnce({
    ...OF_FILES,
    mutationFn: (asked: { id: string; language: Language }) => api.medication.officialReportPdf(asked),
  })

export const useE2bFile = () =>
  useSendOnce({ ...OF_FILES, mutationFn: (asked: { id: string }) => api.medication.e2b(asked) })
