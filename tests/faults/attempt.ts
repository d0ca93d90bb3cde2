import type { Bar } from '../../bench/support/report.ts'
import type { Finding } from './audit.ts'
import type { Ledger } from './ledger.ts'

export type How = { kills: number; members: number; seed: number; say: (line: string) => void }

export const count = (name: string, broken: number, of?: number): Bar => ({
  name,
  value: of === undefined ? String(broken) : `${broken} of ${of.toLocaleString('en')}`,
  bar: 'none',
  isHeld: broken === 0,
})

/** Turns the findings after something broke into bars. The broken rows, 20 of a promise at most, and unforeseen answers are printed first. */
export function barsOf(
  kind: string,
  { findings, ledger }: { findings: readonly Finding[]; ledger: Ledger },
  say: How['say'],
): Bar[] {
  for (const { promise, broken } of findings) for (const each of broken.slice(0, 20)) say(`broken: ${promise}: ${each}`)
  for (const each of new Set([...ledger.unforeseen, ...ledger.contradictions])) say(`broken: ${each}`)
  say([...ledger.refusals].map(([name, times]) => `${name} ${times}`).join(', '))
  const answered = ledger.wishes.filter(({ answeredId }) => answeredId !== undefined).length
  return [
    { name: `${kind}: writes acknowledged`, value: answered.toLocaleString('en'), bar: '> 0', isHeld: answered > 0 },
    ...findings.map(({ promise, looked, broken }) => count(`${kind}: not so: ${promise}`, broken.length, looked)),
    count(`${kind}: answers that no contract foresees`, ledger.unforeseen.length),
    count(`${kind}: repeats answered otherwise than the first time`, ledger.contradictions.length),
  ]
}
