import { useEffect, useSyncExternalStore } from 'react'
import type { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { DEFAULT_LANGUAGE } from '#web/foundation/languages.ts'
import { fetchCode } from '#web/foundation/load-code.ts'

let labelOf: typeof tagLabel | undefined
const readers = new Set<() => void>()

/** Tags are stored under French names, so nothing is loaded for French readers. */
export function useTagLabels(tags: readonly string[]): readonly string[] {
  const language = useLanguage()
  const label = useSyncExternalStore(subscribe, () => labelOf)
  const isForeign = language !== DEFAULT_LANGUAGE
  useEffect(() => {
    if (isForeign) void fetchNames()
  }, [isForeign])
  return isForeign && label ? tags.map((tag) => label(tag, language)) : tags
}

async function fetchNames(): Promise<void> {
  if (labelOf) return
  const names = await fetchCode(() => import('#contract/posts/tag-suggestions.ts')).catch(() => undefined)
  labelOf = names?.tagLabel
  for (const read of readers) read()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
