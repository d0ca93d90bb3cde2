export type ObservatoryView = {
  symptome?: string
}

export const readObservatoryView = ({ symptome }: Record<string, unknown>): ObservatoryView =>
  typeof symptome === 'string' && /^HP:\d{7}$/.test(symptome) ? { symptome } : {}

export const monthsUpTo = (last: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (count - 1) + index)).toISOString().slice(0, 7),
  )
