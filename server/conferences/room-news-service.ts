import { and, asc, eq, gt } from 'drizzle-orm'
import { statusOf } from '#contract/conferences/rules.ts'
import type { RoomMessage, RoomNews } from '#contract/conferences/schema.ts'
import { consentingAmong } from '#server/accounts/privacy/consent-queries.ts'
import { blocksAmong } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { conferenceById } from './queries.ts'
import { countPresent, hiddenPlacesAmong, type RoomMessageRow } from './room-queries.ts'
import { broadcastOf, roomMessageViews } from './room-views.ts'
import { roomMessage } from './tables.ts'

/** A browser that missed more messages requests them by HTTP. */
const TOLD_MAX = 100

/**
 * Reads the news of a room since this server's last broadcast, once for all who watch: a message costs one query a server. A member who shares a block with
 * an
 * author gets the same frame without that author's messages, as if a question waited. A frame of another shape, or a query of their own, would reveal that
 * the
 * author has written. Named messages of an author whose consent to health data is withdrawn are left out for everybody.
 */
export function openRoomNews(
  db: Reader,
  now: () => Date,
): (conferenceId: string) => Promise<(memberId: string) => RoomNews | undefined> {
  const told = new Map<string, number>()
  const reading = new Map<string, Promise<unknown>>()

  async function read(conferenceId: string): Promise<(memberId: string) => RoomNews | undefined> {
    const row = await conferenceById(db, conferenceId)
    if (!row) return () => undefined
    // Nobody may have watched here for long, so messages older than TOLD_MAX are requested by HTTP.
    const from = Math.max(told.get(conferenceId) ?? row.lastSeq - 1, row.lastSeq - TOLD_MAX, 0)
    const rows = await db
      .select()
      .from(roomMessage)
      .where(and(eq(roomMessage.conferenceId, conferenceId), gt(roomMessage.seq, from)))
      .orderBy(asc(roomMessage.seq))
      .limit(TOLD_MAX)
    const seq = rows.at(-1)?.seq ?? from
    told.set(conferenceId, seq)
    if (row.endedAt || row.cancelledAt) told.delete(conferenceId)
    const status = statusOf(row, now())
    const judged = rows.filter(({ state }) => state !== 'pending')
    // In a closed room others may read only answered questions. For a removed message they get an empty one, so that browsers remove it.
    const inTime = judged.filter(
      ({ state, hiddenAt }) => status === 'live' || state === 'answered' || state === 'rejected' || hiddenAt !== null,
    )
    const named = inTime.flatMap(({ memberId, isAnonymous }) => (isAnonymous || !memberId ? [] : [memberId]))
    const consenting = named.length > 0 ? await consentingAmong(db, [...new Set(named)]) : new Set<string>()
    const isWordless = ({ removedAt, state, hiddenAt }: RoomMessageRow) =>
      removedAt !== null || state === 'rejected' || hiddenAt !== null
    const open = inTime.filter(
      (said) => said.isAnonymous || said.memberId === null || consenting.has(said.memberId) || isWordless(said),
    )
    // The view of an emptied message has no author, so the author is taken from its row.
    const authorOf = new Map(
      open.flatMap(({ id, memberId, isAnonymous }) => (isAnonymous ? [] : [[id, memberId] as const])),
    )
    const authors = [...new Set([...authorOf.values()].flatMap((memberId) => memberId ?? []))]
    const [messages, participants, blocked, places] = await Promise.all([
      roomMessageViews(db, open),
      countPresent(db, conferenceId),
      blocksAmong(db, authors),
      hiddenPlacesAmong(db, open),
    ])
    const news = {
      from,
      seq,
      messages,
      isMoreForStaff:
        open.length < rows.length || open.some(({ state, hiddenAt }) => state === 'rejected' || hiddenAt !== null),
      participants,
      broadcast: broadcastOf(row),
      status,
    }
    // An author whose message is hidden, or whose room is closed, may still read it, so their browser must request it.
    const asking = new Set(
      judged.flatMap((said) => (said.memberId && (said.hiddenAt || !open.includes(said)) ? said.memberId : [])),
    )
    return (memberId) => {
      if (asking.has(memberId)) return undefined
      const [unseen, hidden] = [blocked.get(memberId), places.get(memberId)]
      if (!unseen && !hidden) return news
      const isSeen = ({ id }: RoomMessage) => !unseen?.has(authorOf.get(id) ?? '') && !hidden?.has(id)
      return { ...news, messages: messages.filter(isSeen) }
    }
  }

  // The reads run one after the other, so that the last news sent are the latest.
  return (conferenceId) => {
    const again = () => read(conferenceId)
    const mine = (reading.get(conferenceId) ?? Promise.resolve()).then(again, again)
    const done = () => {
      if (reading.get(conferenceId) === mine) reading.delete(conferenceId)
    }
    reading.set(conferenceId, mine)
    void mine.then(done, done)
    return mine
  }
}
