import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { NAME_MAX, SUGGEST_FROM } from '#contract/medication/limits.ts'
import type { DrugSuggestion } from '#contract/medication/schema.ts'
import { query } from '#web/foundation/rpc.ts'

/** Long enough that one word is one request. */
const PAUSE_MS = 200

export function useDrugSuggestions(typed: string, isAsking: boolean): { drugs: DrugSuggestion[]; isFailed: boolean } {
  const [asked] = useDebouncedValue(typed.trim().slice(0, NAME_MAX), PAUSE_MS)
  const isEnough = isAsking && asked.length >= SUGGEST_FROM && typed.trim().length >= SUGGEST_FROM
  const { data, isError } = useQuery({
    ...query.drugs.suggest.queryOptions({ input: { search: asked } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    // A failed request is not repeated: the person can type on without suggestions.
    retry: false,
  })
  return { drugs: isEnough && !isError ? (data?.drugs ?? []) : [], isFailed: isEnough && isError }
}
