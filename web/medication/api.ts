import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MedicationMatch, Report } from '#contract/medication/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showFailure, showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'

/** Changes made on another device are not always pushed here. */
const FRESH = { staleTime: 5_000 }

const SEARCHING_MS = 5_000

export const useReports = () =>
  useInfiniteQuery({
    ...query.medication.mine.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    ...FRESH,
  })

export const useMedicationStats = () => useQuery({ ...query.medication.figures.queryOptions(), ...FRESH })

export const useReport = (id: string) => useQuery({ ...query.medication.get.queryOptions({ input: { id } }), ...FRESH })

export const useReportHistory = (id: string, isWanted: boolean) =>
  useQuery({ ...query.medication.history.queryOptions({ input: { id } }), ...FRESH, enabled: isWanted })

/** The cache entry is separate from those of lists and pages: their answers may not change the form while it is filled in. */
export const useReportToEdit = (id: string) =>
  useQuery({
    queryKey: ['report to edit', id],
    queryFn: () => reportAsStored(id),
    staleTime: 'static',
    gcTime: 0,
  })

export const reportAsStored = (id: string): Promise<Report> => api.medication.get({ id })

function changed(report: Report): Report {
  keepAnswer(query.medication.get.queryKey({ input: { id: report.id } }), report)
  for (const queryKey of [
    query.medication.mine.key(),
    query.medication.figures.key(),
    query.medication.history.key(),
    query.medicationMatches.key(),
  ])
    void queryClient.invalidateQueries({ queryKey })
  return report
}

/** A repeated request declares the report only once. */
export async function declareReport(input: Parameters<typeof api.medication.declare>[0]): Promise<Report> {
  const report = changed(await api.medication.declare(input))
  if (input.joinsMatching) void queryClient.invalidateQueries({ queryKey: query.settings.get.queryKey() })
  return report
}

export const editReport = (input: Parameters<typeof api.medication.edit>[0]): Promise<Report> =>
  api.medication.edit(input).then(changed)

type Removal = {
  /** Leaves the page of the report before the report is removed from it. */
  leave: (() => Promise<void>) | undefined
  onRemoved: () => void
  onError: (error: unknown) => void
}

/** Updates the cache even when the page is left meanwhile. */
export const useRemoveReport = ({ leave, onRemoved, onError }: Removal) =>
  useSendOnce(
    query.medication.remove.mutationOptions({
      onSuccess: async ({ id }) => {
        await leave?.()
        onRemoved()
        queryClient.removeQueries({ queryKey: query.medication.get.key({ input: { id } }) })
        queryClient.removeQueries({ queryKey: query.medication.history.key({ input: { id } }) })
        for (const queryKey of [
          query.medication.mine.key(),
          query.medication.figures.key(),
          query.medicationMatches.key(),
        ])
          void queryClient.invalidateQueries({ queryKey })
      },
      onError,
    }),
  )

const matchOptions = () => query.medicationMatches.list.queryOptions({ input: {} })
type MatchList = Awaited<ReturnType<typeof api.medicationMatches.list>>

export const useMedicationMatches = () =>
  useQuery({
    ...matchOptions(),
    ...FRESH,
    refetchInterval: ({ state }) => (state.data?.isSearching ? SEARCHING_MS : false),
  })

export function useSearchAgain() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    mutationFn: () => api.medicationMatches.search({}),
    onSuccess: async ({ queued }) => {
      if (queued === 0)
        showFailure({ title: t('medication.matches.noSearch.title'), message: t('medication.matches.noSearch.text') })
      await queryClient.invalidateQueries({ queryKey: query.medicationMatches.key() })
      await queryClient.invalidateQueries({ queryKey: query.medication.figures.key() })
    },
    onError: tellFailure,
  })
}

export function useDismiss() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const { queryKey } = matchOptions()
  return useSendOnce({
    isOfMany: true,
    mutationFn: ({ id }: Pick<MedicationMatch, 'id'>) => api.medicationMatches.dismiss({ id }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<MatchList>(queryKey)
      queryClient.setQueryData<MatchList>(
        queryKey,
        (list) => list && { ...list, matches: list.matches.filter((match) => match.id !== id) },
      )
      return before
    },
    onSuccess: () =>
      showSuccess({ title: t('medication.matches.dismissed.title'), message: t('medication.matches.dismissed.text') }),
    onError: (error, _match, before) => {
      queryClient.setQueryData(queryKey, before)
      tellFailure(error)
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: query.medication.figures.key() }),
      ]),
  })
}

export function useAgree() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    isOfMany: true,
    mutationFn: ({ id }: Pick<MedicationMatch, 'id'>) => api.medicationMatches.agree({ id }),
    onSuccess: ({ agreement }) => {
      const words = agreement === 'both' ? 'met' : 'agreed'
      showSuccess({
        title: t(`medication.matches.${words}.title`),
        message: t(`medication.matches.${words}.text`),
      })
    },
    onError: tellFailure,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: query.medicationMatches.key() }),
        queryClient.invalidateQueries({ queryKey: query.medication.figures.key() }),
      ]),
  })
}
