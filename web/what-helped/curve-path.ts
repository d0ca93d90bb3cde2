import type { MonthBetter } from '#contract/what-helped/schema.ts'

type Scale = { x: (month: number) => number; y: (percent: number) => number }
type Month = Pick<MonthBetter, 'month' | 'share' | 'low' | 'high'>

const stepsPath = (months: readonly Month[], of: 'share' | 'high', { x, y }: Scale): string =>
  `M${x(0)} ${y(0)}${months.map((month) => `H${x(month.month).toFixed(1)}V${y(month[of]).toFixed(1)}`).join('')}`

export const curvePath = (months: readonly Month[], scale: Scale): string => stepsPath(months, 'share', scale)

export function bandPath(months: readonly Month[], scale: Scale): string {
  const back = months.map((_, index) => months[index - 1]).toReversed()
  const lower = back.map((month) => `V${scale.y(month?.low ?? 0).toFixed(1)}H${scale.x(month?.month ?? 0).toFixed(1)}`)
  return `${stepsPath(months, 'high', scale)}${lower.join('')}Z`
}
