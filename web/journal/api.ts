import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/foundation/languages.ts'
import type { Entry, Journal, PutEntryInput, SetPaceInput, SummaryPart } from '#contract/journal/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { inKnownZone } from '#web/foundation/zones.ts'

/** A longer table would bury what stands below it. */
const DAYS_A_PAGE = 14
/** Several ongoing symptoms are read, because any of them may already have its journal. */
const ONGOING_READ = 5

export const useJournals = () => useQuery(query.journals.list.queryOptions())

export const useOngoingSymptoms = () =>
  useQuery(query.posts.mine.queryOptions({ input: { kind: 'symptom', state: 'active', limit: ONGOING_READ } }))

export const useJournal = (id: string) => useQuery(query.journals.get.queryOptions({ input: { id } }))

export const useCurve = (id: string, from: string) =>
  useQuery({ ...query.journals.curve.queryOptions({ input: { id, from } }), placeholderData: keepPreviousData })

export const useEntries = (id: string, from: string) =>
  useInfiniteQuery({
    ...query.journals.entries.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, from, cursor, limit: DAYS_A_PAGE }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  })

const entryOptions = (id: string, day: string) => query.journals.entry.queryOptions({ input: { id, day } })

export const useEntry = (id: string, day: string) => useQuery(entryOptions(id, day))

export const entryAsStored = async (id: string, day: string): Promise<Entry | null> =>
  (await queryClient.fetchQuery({ ...entryOptions(id, day), staleTime: 0 })).entry

export function useStartJournal() {
  return useSendOnce({
    ...query.journals.start.mutationOptions({
      onSuccess: (journal) => {
        knowJournal(journal)
        void askListAgain()
      },
    }),
    isLast: true,
  })
}

export function useRenameJournal() {
  return useSendOnce(
    query.journals.rename.mutationOptions({
      onSuccess: (journal) => {
        knowJournal(journal)
        void askListAgain()
      },
    }),
  )
}

export function useSetMeasures() {
  return useSendOnce(
    query.journals.setMeasures.mutationOptions({
      onSuccess: (journal) => {
        knowJournal(journal)
        void askListAgain()
      },
    }),
  )
}

export function useSetPace() {
  return useSendOnce({
    ...query.journals.setPace.mutationOptions({
      onSuccess: (journal) => {
        knowJournal(journal)
        void askListAgain()
      },
    }),
    mutationFn: (pace: SetPaceInput) => inKnownZone(pace, api.journals.setPace),
  })
}

/** @param onRemoved  leaves the page of the journal; awaited before the cache forgets it */
export function useRemoveJournal(onRemoved: () => Promise<void>) {
  return useSendOnce(
    query.journals.remove.mutationOptions({
      onSuccess: async ({ id }) => {
        await onRemoved()
        for (const key of [
          query.journals.get.key({ input: { id } }),
          query.journals.curve.key({ input: { id } }),
          query.journals.entry.key({ input: { id } }),
        ])
          queryClient.removeQueries({ queryKey: key })
        void askListAgain()
      },
    }),
  )
}

/** @param onSend  called with the values about to be sent, and not for a press that is held back */
export function usePutEntry(onSend: (said: PutEntryInput) => void) {
  return useSendOnce(
    query.journals.putEntry.mutationOptions({
      onMutate: ({ note = '', measured = [], ...said }) => onSend({ ...said, note, measured }),
      onSuccess: (entry, { id }) => {
        keepAnswer(entryOptions(id, entry.day).queryKey, { entry })
        void askDaysAgain(id)
      },
    }),
  )
}

export function useRemoveEntry() {
  return useSendOnce(
    query.journals.removeEntry.mutationOptions({
      onSuccess: ({ day }, { id }) => {
        keepAnswer(entryOptions(id, day).queryKey, { entry: null })
        void askDaysAgain(id)
      },
    }),
  )
}

type SummaryQuery = { id: string; from: string; to: string; with: SummaryPart[] }

export const useSummary = (asked: SummaryQuery) =>
  useQuery({ ...query.journals.summary.queryOptions({ input: asked }), placeholderData: keepPreviousData })

export const useSummaryPdf = () =>
  useSendOnce({
    gcTime: 0,
    mutationFn: (asked: SummaryQuery & { language: Language }) => api.journals.summaryPdf(asked),
  })

const knowJournal = (journal: Journal) =>
  keepAnswer(query.journals.get.queryKey({ input: { id: journal.id } }), journal)

const askListAgain = () => queryClient.invalidateQueries({ queryKey: query.journals.list.key() })

export async function askDaysAgain(id: string): Promise<void> {
  const keys = [
    query.journals.get.key({ input: { id } }),
    query.journals.list.key(),
    query.journals.curve.key(),
    query.journals.entries.key(),
    query.journals.summary.key(),
  ]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
