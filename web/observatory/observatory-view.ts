/** The search parameters of the observatory. */
export type ObservatoryView = {
  /** The id of a listed symptom; absent for all of them. */
  symptome?: string
}

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export const readObservatoryView = ({ symptome }: Record<string, unknown>): ObservatoryView =>
  typeof symptome === 'string' && /^HP:\d{7}$/.test(symptome) ? { symptome } : {}

/** Returns `count` months as YYYY-MM, oldest first, up to the one of the snapshot (UTC). */
export const monthsUpTo = (last: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (count - 1) + index)).toISOString().slice(0, 7),
  )
