import { bandOf } from '#contract/foundation/disclosure.ts'
import { useBand as useWrittenBand } from '#web/foundation/use-band.ts'

export function useBand(): (members: number) => string {
  const written = useWrittenBand()
  return (members) => written(bandOf(members))
}
