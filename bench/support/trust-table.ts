import type { Measured } from './record.ts'
import { table } from './report.ts'
import type { Ended, Source } from './trust-sources.ts'

const HEAD = ['', 'measured', 'asked', '', 'when', 'load']

/** All figures of all sources; what was not measured says by which command it is. */
export const asText = (sources: readonly Source[], measured: ReadonlyMap<string, Measured>): string =>
  table([HEAD, ...sources.flatMap((source) => [[source.title, '', '', '', '', ''], ...linesOf(source, measured)])])

function linesOf({ name, command }: Source, measured: ReadonlyMap<string, Measured>): string[][] {
  const found = measured.get(name)
  if (!found) return [[`  not measured here yet: ${command}`, '', '', '', '', '']]
  const when = found.at.slice(0, 10)
  const load = found.load.map((average) => average.toFixed(1)).join(' → ')
  return found.figures.map(({ name: what, value, bar, isHeld }) => [
    `  ${what}`,
    value,
    bar ?? '',
    isHeld === undefined ? '' : isHeld ? 'holds' : 'MISSED',
    when,
    load,
  ])
}

/** On which machines it was measured, each with what. */
export function machinesOf(measured: ReadonlyMap<string, Measured>): string[] {
  const byMachine = Map.groupBy(measured.values(), ({ machine }) => machine)
  return [...byMachine].map(([machine, all]) =>
    byMachine.size === 1 ? machine : `${machine}: ${all.map(({ name }) => name).join(', ')}`,
  )
}

type Measuring = { asked: readonly Source[]; ended: Ended; measured: ReadonlyMap<string, Measured>; began: Date }

/** Returns what did not go well in this measuring, a line each: the table then shows what was measured before, if anything. */
export function shortcomingsOf({ asked, ended, measured, began }: Measuring): string[] {
  return asked.flatMap((source) => {
    const how = ended.find((each) => each.source === source)
    if (!how) return [`Not begun: ${source.command}`]
    const isFresh = Date.parse(measured.get(source.name)?.at ?? '') >= began.getTime()
    if (!isFresh)
      return [`${how.isWell ? 'Told nothing' : 'Failed'}: ${source.command}; the table has nothing new of it`]
    return how.isWell ? [] : [`Failed, or missed a bar: ${source.command}`]
  })
}
