import loadHighs from 'highs'

/** A sum of whole numbers, and what it must keep to. */
export type Row = { terms: readonly (readonly [variable: number, by: number])[]; least?: number; most?: number }

export type Program = {
  /** Each number is from 0 to so many. */
  most: readonly number[]
  rows: readonly Row[]
  /** The sum that is made as large as it can be. */
  objective: Row['terms']
}

/**
 * The way to solve a program. Nearly every program here that need not have whole numbers has them among its best answers all the same: then no whole numbers
 * are better, and the search for them, which takes ten times as long, is spared. Where it has no answer, neither has the one with whole numbers. Among several
 * best answers the two ways may find different ones.
 */
export type Way = 'relaxing' | 'branching'

/** No clock: the same program has the same answer on a busy machine. */
const NODES_MAX = 300
/** The best there is, or so near to it: what is found is tried, not believed. */
const GAP = 0.02
const highs = await loadHighs()

/**
 * Returns numbers that make the objective nearly as large as it can be; undefined where none keep to all rows, or nothing was found by then.
 * @source  HiGHS, Huangfu & Hall 2018, Math. Prog. Comp. 10:119–142
 */
export function solve({ most, rows, objective }: Program, by: Way): number[] | undefined {
  const free = new Set(most.keys().filter((at) => most[at]! > 0))
  const sum = (terms: Row['terms']): string =>
    terms
      .filter(([at]) => free.has(at))
      .map(([at, by]) => `${by < 0 ? '-' : '+'} ${Math.abs(by)} x${at}`)
      .join('\n')
  const told = rows.flatMap(({ terms, least, most }) => {
    const text = sum(terms)
    if (text === '') return []
    return [
      ...(least === undefined ? [] : [`${text} >= ${least}`]),
      ...(most === undefined ? [] : [`${text} <= ${most}`]),
    ]
  })
  const goal = sum(objective)
  if (goal === '') return undefined
  const relaxed = [
    'Maximize',
    goal,
    'Subject To',
    ...told,
    'Bounds',
    ...free.values().map((at) => `0 <= x${at} <= ${most[at]}`),
  ]
  const valuesIn = ({ Columns }: ReturnType<typeof highs.solve>) =>
    most.map((_, at) => {
      const column = Columns[`x${at}`]
      if (!free.has(at) || column === undefined) return 0
      return 'Primal' in column ? column.Primal! : Number.NaN
    })
  if (by === 'relaxing') {
    const found = highs.solve([...relaxed, 'End'].join('\n'), { output_flag: false, presolve: 'off' })
    if (found.Status === 'Infeasible') return undefined
    const values = valuesIn(found)
    if (found.Status === 'Optimal' && values.every(isWhole)) return values.map(Math.round)
  }
  const whole = [...relaxed, 'Generals', ...free.values().map((at) => `x${at}`), 'End'].join('\n')
  const answer = valuesIn(
    highs.solve(whole, {
      output_flag: false,
      mip_rel_gap: GAP,
      mip_max_nodes: NODES_MAX,
      mip_detect_symmetry: false,
    }),
  )
  return answer.some(Number.isNaN) ? undefined : answer.map(Math.round)
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6
