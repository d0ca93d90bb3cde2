import type { BroadcastResult } from './measure-broadcast.ts'
import type { RoomResult } from './measure-room.ts'
import { type Bar, table } from './report.ts'

const DELIVERY_P99_MS = 500
const FRAMES_MIN = 10

/** The bars of the live room. */
export const roomBars = ({ load, sent, refused, lost, delivery }: RoomResult): Bar[] => [
  { name: 'messages sent', value: String(sent), bar: String(load.perSecond * load.seconds), isHeld: refused === 0 },
  { name: 'lost', value: String(lost), bar: '0', isHeld: lost === 0 },
  {
    name: 'delivery p99, ms',
    value: delivery.p99.toFixed(0),
    bar: `≤ ${DELIVERY_P99_MS}`,
    isHeld: delivery.p99 <= DELIVERY_P99_MS,
  },
]

export const broadcastBars = ({ frames: [fewest = 0] }: BroadcastResult): Bar[] => [
  {
    name: 'frames a second of whoever receives fewest',
    value: fewest.toFixed(1),
    bar: `≥ ${FRAMES_MIN}`,
    isHeld: fewest >= FRAMES_MIN,
  },
]

export const roomReport = ({ load, sent, refused, lost, asked, delivery }: RoomResult): string =>
  table([
    ['in the room', 'sent', 'refused', 'lost', 'asked for', 'delivery p50 / p95 / p99 ms'],
    [
      String(load.members),
      String(sent),
      String(refused),
      String(lost),
      String(asked),
      [delivery.p50, delivery.p95, delivery.p99].map((time) => time.toFixed(1)).join(' / '),
    ],
  ])

export const broadcastReport = ({ load, frames, first }: BroadcastResult): string =>
  table([
    ['receivers', 'frames a second, fewest / middle', 'first frame ms, middle / longest'],
    [
      String(load.receivers),
      [frames[0], middleOf(frames)].map((each) => (each ?? 0).toFixed(1)).join(' / '),
      [middleOf(first), first.at(-1)].map((each) => (each ?? 0).toFixed(0)).join(' / '),
    ],
  ])

const middleOf = (sorted: readonly number[]): number | undefined => sorted[Math.floor(sorted.length / 2)]
