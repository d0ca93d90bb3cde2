import type { RoomMessage, RoomNews } from '#contract/conferences/schema.ts'
import { isId } from '#web/foundation/ids.ts'

/**
 * Undefined where the shape is wrong. It is parsed by hand, because the schema library would weigh on the room.
 * Our own server sends it, so only the parts that the room relies on are checked.
 */
export function readNews(said: unknown): RoomNews | undefined {
  if (!isRecord(said)) return undefined
  const { from, seq, messages, isMoreForStaff, participants, broadcast, status } = said
  if (!isCount(from) || !isCount(seq) || !isCount(participants) || !Array.isArray(messages)) return undefined
  if (!isRecord(broadcast) || typeof broadcast.isLive !== 'boolean' || !isCount(broadcast.take)) return undefined
  const read = messages.map(readMessage)
  if (!read.every((message) => message !== undefined)) return undefined
  return {
    from,
    seq,
    messages: read,
    isMoreForStaff: isMoreForStaff === true,
    participants,
    broadcast: { isLive: broadcast.isLive, take: broadcast.take, isRecording: broadcast.isRecording === true },
    status: isStatus(status) ? status : 'live',
  }
}

function readMessage(said: unknown): RoomMessage | undefined {
  if (!isRecord(said) || !isId(said.id) || !isCount(said.seq) || typeof said.createdAt !== 'string') return undefined
  const { question } = said
  return {
    ...(said as RoomMessage),
    createdAt: new Date(said.createdAt),
    question: isRecord(question)
      ? {
          ...(question as NonNullable<RoomMessage['question']>),
          answeredAt: typeof question.answeredAt === 'string' ? new Date(question.answeredAt) : null,
        }
      : null,
  }
}

const STATUSES = ['scheduled', 'live', 'ended', 'cancelled'] as const
const isStatus = (value: unknown): value is RoomNews['status'] => STATUSES.some((status) => status === value)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
