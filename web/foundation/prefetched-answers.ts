import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { generateOperationKey } from '@orpc/tanstack-query'
import type { QueryClient } from '@tanstack/react-query'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'

let live: PrefetchedAnswers['live'] = null

/** Called once, before the first render. */
export function takePrefetchedAnswers(client: QueryClient): void {
  const element = document.getElementById('served-answers')
  const served = readAnswers(element?.textContent ?? '')
  element?.remove()
  if (!served) return
  live = served.live
  const serializer = new StandardRPCJsonSerializer()
  for (const { path, type, input, json, meta } of served.answers) {
    const data = serializer.deserialize(json, meta as Meta)
    client.setQueryData(
      generateOperationKey(path, { type, ...(input !== undefined && { input }) }),
      type === 'infinite' ? { pages: [data], pageParams: [undefined] } : data,
    )
  }
}

type Meta = Parameters<StandardRPCJsonSerializer['deserialize']>[1]

/**
 * Returns the number of the last live event that the prefetched answers include; undefined when the page has none for this member. Only valid for
 * the first socket.
 */
export function takePrefetchedSeq(memberId: string): number | undefined {
  const seq = live?.memberId === memberId ? live.seq : undefined
  live = null
  return seq
}

/** Undefined under the Vite dev server, which does not fill the placeholder. */
function readAnswers(text: string): PrefetchedAnswers | undefined {
  return text.startsWith('{') ? JSON.parse(text) : undefined
}
