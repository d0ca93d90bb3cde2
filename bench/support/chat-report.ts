import type { ChatResult } from './measure-chat.ts'
import { type Bar, table } from './report.ts'

const DELIVERY_P99_MS = 250
const CONNECTION_BYTES = 30_000

/** The bars of private talk. */
export function chatBars({
  load,
  sent,
  refused,
  untold,
  toldTwice,
  wrong,
  delivery,
  perConnection,
}: ChatResult): Bar[] {
  const none = (name: string, value: number): Bar => ({ name, value: String(value), bar: '0', isHeld: value === 0 })
  return [
    { name: 'messages sent', value: String(sent), bar: String(load.perSecond * load.seconds), isHeld: refused === 0 },
    none('not told', untold),
    none('told twice', toldTwice),
    none('conversations not whole and in order', wrong),
    {
      name: 'delivery p99, ms',
      value: delivery.p99.toFixed(0),
      bar: `≤ ${DELIVERY_P99_MS}`,
      isHeld: delivery.p99 <= DELIVERY_P99_MS,
    },
    {
      name: 'bytes a connection',
      value: perConnection.toFixed(0),
      bar: `≤ ${CONNECTION_BYTES}`,
      isHeld: perConnection <= CONNECTION_BYTES,
    },
  ]
}

export const chatReport = ({
  load,
  sent,
  refused,
  untold,
  toldTwice,
  wrong,
  delivery,
  perConnection,
}: ChatResult): string =>
  table([
    ['members', 'sent', 'refused', 'not told', 'told twice', 'wrong', 'delivery p50 / p95 / p99 ms', 'kB a connection'],
    [
      String(load.members),
      String(sent),
      String(refused),
      String(untold),
      String(toldTwice),
      String(wrong),
      [delivery.p50, delivery.p95, delivery.p99].map((time) => time.toFixed(1)).join(' / '),
      (perConnection / 1000).toFixed(1),
    ],
  ])
