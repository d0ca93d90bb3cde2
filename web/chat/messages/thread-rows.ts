import type { Conversation, Message } from '#contract/chat/schema.ts'
import { isSameDay } from './days.ts'
import type { Unsent } from './unsent.ts'

export type Progress = 'sent' | 'delivered' | 'read'

export type Row = {
  /** The React key, which stays the same when an unsent message arrives. */
  key: string
  day: Date | undefined
  isFirstNew: boolean
  /** Whether this is the first message of several that one member wrote in a row. */
  isRunStart: boolean
  isRunEnd: boolean
} & ({ kind: 'message'; message: Message; progress: Progress | undefined } | { kind: 'unsent'; item: Unsent })

type Given = {
  messages: readonly Message[]
  unsent: readonly Unsent[]
  others: Conversation['others']
  newAfter: number | undefined
  requestOf: (messageId: string) => string | undefined
}

const PAUSE_MS = 5 * 60_000

export function threadRows({ messages, unsent, others, newAfter, requestOf }: Given): Row[] {
  const rows: Row[] = []
  let before: { at: Date; who: string } | undefined
  let isNewMarked = newAfter === undefined

  const push = (
    row: Omit<Extract<Row, { kind: 'message' }>, keyof Placed> | Omit<Extract<Row, { kind: 'unsent' }>, keyof Placed>,
    place: { at: Date; who: string; isNew: boolean },
  ) => {
    const day = before && isSameDay(before.at, place.at) ? undefined : place.at
    const isFirstNew = place.isNew && !isNewMarked
    if (isFirstNew) isNewMarked = true
    const goesOn =
      before !== undefined &&
      !day &&
      !isFirstNew &&
      before.who === place.who &&
      place.at.getTime() - before.at.getTime() < PAUSE_MS
    const last = rows.at(-1)
    if (last) last.isRunEnd = !goesOn || progressOf(last) !== progressOf(row)
    rows.push({ ...row, day, isFirstNew, isRunStart: !goesOn, isRunEnd: true })
    before = { at: place.at, who: place.who }
  }

  const arrived = new Set<string>()
  for (const message of messages) {
    const request = requestOf(message.id)
    if (request) arrived.add(request)
    push(
      {
        kind: 'message',
        key: request ?? message.id,
        message,
        progress: message.isMine ? progress(message, others) : undefined,
      },
      {
        at: message.createdAt,
        who: message.call ? message.id : message.isMine ? 'me' : 'other',
        isNew: !message.isMine && message.seq > (newAfter ?? 0),
      },
    )
  }
  for (const item of unsent)
    if (!arrived.has(item.requestId))
      push({ kind: 'unsent', key: item.requestId, item }, { at: new Date(item.order), who: 'me', isNew: false })
  return rows
}

type Placed = Pick<Row, 'day' | 'isFirstNew' | 'isRunStart' | 'isRunEnd'>

const progressOf = (row: { kind: 'message'; progress: Progress | undefined } | { kind: 'unsent'; item: Unsent }) =>
  row.kind === 'message' ? row.progress : (row.item.failure ?? 'waiting')

function progress({ seq }: Message, { deliveredSeq, readSeq }: Conversation['others']): Progress {
  if (readSeq !== null && seq <= readSeq) return 'read'
  return seq <= deliveredSeq ? 'delivered' : 'sent'
}
