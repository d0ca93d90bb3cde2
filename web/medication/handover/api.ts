import { useMutation } from '@tanstack/react-query'
import type { Language } from '#contract/foundation/languages.ts'
import { api } from '#web/foundation/rpc.ts'

// Without a connection a person is told at once; nothing of a file stays in memory.
const OF_FILES = { networkMode: 'always', gcTime: 0 } as const

export const useHandoverPdf = () =>
  useMutation({
    ...OF_FILES,
    mutationFn: (asked: { id: string; language: Language }) => api.medication.handoverPdf(asked),
  })

export const useE2bFile = () =>
  useMutation({ ...OF_FILES, mutationFn: (asked: { id: string }) => api.medication.e2b(asked) })
