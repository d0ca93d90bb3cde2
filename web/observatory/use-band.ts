import { bandOf } from '#contract/foundation/disclosure.ts'
import { useBand as useWrittenBand } from '#web/foundation/use-band.ts'

/** Returns a function that formats a number of the observatory as a range: "25 à 29". */
export function useBand(): (members: number) => string {
  const written = useWrittenBand()
  return (members) => written(bandOf(members))
}
