import type { SignalOrder } from '#contract/medication/schema.ts'

export const PAIRS_A_PAGE = 20
const PAGES_MAX = 500
const SEARCH_MAX = 100
const NAME_MAX = 100

export type SignalsView = {
  q?: string
  tri?: 'prr' | 'membres'
  seuls?: 'signaux'
  /** The number of the page, from 2 on; absent for the first. */
  page?: number
  medicament?: string
}

export const ORDERS = [
  { order: 'ic', tri: undefined },
  { order: 'prr', tri: 'prr' },
  { order: 'cases', tri: 'membres' },
] as const satisfies { order: SignalOrder; tri: SignalsView['tri'] }[]

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

export const typedSearch = (words: string): string => oneLine(words).slice(0, SEARCH_MAX).trim()

export const orderOf = ({ tri }: SignalsView): SignalOrder => ORDERS.find((each) => each.tri === tri)?.order ?? 'ic'

export const requestOf = (view: SignalsView) => ({
  ...(view.q && { search: view.q }),
  order: orderOf(view),
  only: view.seuls === 'signaux' ? ('signals' as const) : ('all' as const),
  offset: ((view.page ?? 1) - 1) * PAIRS_A_PAGE,
  limit: PAIRS_A_PAGE,
})

export const pagesOf = (total: number): number => Math.min(PAGES_MAX, Math.max(1, Math.ceil(total / PAIRS_A_PAGE)))

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trimStart()

/** The router parses "20" out of the address as a number: it is still a word to search for. */
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
