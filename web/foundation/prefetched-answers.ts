import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { generateOperationKey } from '@orpc/tanstack-query'
import type { QueryClient } from '@tanstack/react-query'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'

let live: PrefetchedAnswers['live'] = null

/** Takes the answers that came with the page, as if each had just been asked for. Once, before anything is shown. */
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
 * Up to which of this member's live events the answers that came with the page are sure to be whole; undefined when no number came, or another's.
 * Only good for the first socket.
 */
export function takePrefetchedSeq(memberId: string): number | undefined {
  const seq = live?.memberId === memberId ? live.seq : undefined
  live = null
  return seq
}

/** Under Vite alone, which fills no placeholder, nothing is served. */
function readAnswers(text: string): PrefetchedAnswers | undefined {
  return text.startsWith('{') ? JSON.parse(text) : undefined
}
