import type { Room, RoomMessage } from '#contract/conferences/schema.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import type { ConferenceRow } from './queries.ts'
import type { RoomMessageRow, RoomReader } from './room-queries.ts'

/** Nothing in an anonymous question reveals its author, not even to staff. A rejected or hidden message has no text, except for its author and the staff. */
export async function roomMessageViews(
  db: Reader,
  rows: readonly RoomMessageRow[],
  reading?: RoomReader,
): Promise<RoomMessage[]> {
  const isGone = ({ removedAt, state, hiddenAt, memberId }: RoomMessageRow) =>
    removedAt !== null ||
    ((state === 'rejected' || hiddenAt !== null) && !reading?.isStaff && memberId !== (reading?.memberId ?? ''))
  const named = rows.filter((row) => !row.isAnonymous && !isGone(row))
  const people = await peopleOf(
    db,
    named.flatMap(({ memberId }) => memberId ?? []),
  )
  return rows.map((row) => roomMessageView(row, { people, isRemoved: isGone(row) }))
}

type RoomMessageFacts = { people: ReadonlyMap<string, Person>; isRemoved: boolean }

function roomMessageView(row: RoomMessageRow, { people, isRemoved }: RoomMessageFacts): RoomMessage {
  const { id, seq, kind, memberId, isAnonymous, isFromExpert, createdAt } = row
  return {
    id,
    seq,
    kind,
    author: !isAnonymous && !isRemoved && memberId && people.has(memberId) ? authorView(memberId, people) : null,
    isFromExpert,
    isAnonymous,
    body: isRemoved ? null : row.body,
    createdAt,
    hidden: isRemoved ? null : hiddenView(row),
    question:
      row.state === null
        ? null
        : {
            state: row.state,
            votes: row.votes,
            isPinned: row.pinnedAt !== null,
            answer: isRemoved ? null : row.answer,
            answeredAt: row.answeredAt,
          },
  }
}

export const broadcastOf = ({ isSending, take, recordedTake }: ConferenceRow): Room['broadcast'] => ({
  isLive: isSending,
  take,
  isRecording: isSending && recordedTake === take,
})
