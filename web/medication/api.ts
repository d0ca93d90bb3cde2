import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MedicationMatch, Report } from '#contract/medication/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showFailure, showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'

/** What one does on another device is not always told here: older than this, it is asked for again whenever one comes back to it. */
const FRESH = { staleTime: 5_000 }

/** While a search is under way the list is asked for again, also where no live event comes through. */
const SEARCHING_MS = 5_000

/** My own reports, newest first, by pages. */
export const useReports = () =>
  useInfiniteQuery({
    ...query.medication.mine.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    ...FRESH,
  })

/** My reports and matches in figures. */
export const useMedicationFigures = () => useQuery({ ...query.medication.figures.queryOptions(), ...FRESH })

export const useReport = (id: string) => useQuery({ ...query.medication.get.queryOptions({ input: { id } }), ...FRESH })

/** What one of my reports said before, asked for once it is to be shown. */
export const useReportHistory = (id: string, isWanted: boolean) =>
  useQuery({ ...query.medication.history.queryOptions({ input: { id } }), ...FRESH, enabled: isWanted })

/**
 * A report as it stands when one comes to change it. Held apart from what lists and pages hold: nothing that they learn meanwhile may move the
 * form under one's hands.
 */
export const useReportToEdit = (id: string) =>
  useQuery({
    queryKey: ['report to edit', id],
    queryFn: () => reportAsStored(id),
    staleTime: 'static',
    gcTime: 0,
  })

/** The report as the server has it at this moment. */
export const reportAsStored = (id: string): Promise<Report> => api.medication.get({ id })

/** Lists, figures and matches are asked for again; the report itself is known. */
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

/** Declares, once a request. */
export async function declareReport(input: Parameters<typeof api.medication.declare>[0]): Promise<Report> {
  const report = changed(await api.medication.declare(input))
  if (input.joinsMatching) void queryClient.invalidateQueries({ queryKey: query.settings.get.queryKey() })
  return report
}

/** Replaces what a report says, and keeps what it said. */
export const editReport = (input: Parameters<typeof api.medication.edit>[0]): Promise<Report> =>
  api.medication.edit(input).then(changed)

type Removal = {
  /** Leaves the page that shows the report alone, before it is gone from there too. */
  leave: (() => Promise<void>) | undefined
  onRemoved: () => void
  onError: (error: unknown) => void
}

/** Deletes one's own report. Heard even when its page is left meanwhile. */
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

/** The best matches of all my reports. */
export const useMedicationMatches = () =>
  useQuery({
    ...matchOptions(),
    ...FRESH,
    refetchInterval: ({ state }) => (state.data?.isSearching ? SEARCHING_MS : false),
  })

/** Searches again. Says so when nothing can be searched, or not yet. */
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

/** Hides a match from me for good: at once on the screen, and back again with a word when the server could not. */
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

/** "Faire connaissance": agrees to be shown to the other side of a match. */
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
