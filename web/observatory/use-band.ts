import { bandOf } from '#contract/foundation/disclosure.ts'
import { useBand as useWrittenBand } from '#web/foundation/use-band.ts'

/** A number of the observatory as it is told: "25 à 29". */
export function useBand(): (members: number) => string {
  const written = useWrittenBand()
  return (members) => written(bandOf(members))
}
