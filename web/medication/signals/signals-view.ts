import type { SignalOrder } from '#contract/medication/schema.ts'

export const PAIRS_A_PAGE = 20
/** No further than the server goes. */
const PAGES_MAX = 500
const SEARCH_MAX = 100
const NAME_MAX = 100

/** What stands in the address of the page of signals. */
export type SignalsView = {
  /** What is searched. */
  q?: string
  tri?: 'prr' | 'membres'
  seuls?: 'signaux'
  /** From 2 on. */
  page?: number
  /** The medication that is counted as of now. */
  medicament?: string
}

/** The orders as they are offered, with their names in the address. */
export const ORDERS = [
  { order: 'ic', tri: undefined },
  { order: 'prr', tri: 'prr' },
  { order: 'cases', tri: 'membres' },
] as const satisfies { order: SignalOrder; tri: SignalsView['tri'] }[]

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export function readSignalsView(address: Record<string, unknown>): SignalsView {
  const q = typedSearch(text(address.q))
  const tri = ORDERS.find((each) => each.tri !== undefined && each.tri === address.tri)?.tri
  const page = Number(address.page)
  const medicament = oneLine(text(address.medicament)).slice(0, NAME_MAX).trim()
  return {
    ...(q && { q }),
    ...(tri && { tri }),
    ...(address.seuls === 'signaux' && { seuls: 'signaux' }),
    ...(Number.isInteger(page) && page > 1 && page <= PAGES_MAX && { page }),
    ...(medicament && { medicament }),
  }
}

/** What is searched of what is typed. */
export const typedSearch = (words: string): string => oneLine(words).slice(0, SEARCH_MAX).trim()

export const orderOf = ({ tri }: SignalsView): SignalOrder => ORDERS.find((each) => each.tri === tri)?.order ?? 'ic'

/** The page of the table as the server is asked for it. */
export const requestOf = (view: SignalsView) => ({
  ...(view.q && { search: view.q }),
  order: orderOf(view),
  only: view.seuls === 'signaux' ? ('signals' as const) : ('all' as const),
  offset: ((view.page ?? 1) - 1) * PAIRS_A_PAGE,
  limit: PAIRS_A_PAGE,
})

/** How many pages one may turn. */
export const pagesOf = (total: number): number => Math.min(PAGES_MAX, Math.max(1, Math.ceil(total / PAIRS_A_PAGE)))

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trimStart()

/** "20" is read from the address as a number, and is a word to look for all the same. */
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
