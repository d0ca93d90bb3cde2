import type { Broadcasts, Viewer } from '#server/foundation/live/broadcasts.ts'
import { MediaFault, type MediaServer } from '#server/foundation/net/media-server.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'

/** Allows two tabs. A third watch, such as after a reload, replaces the oldest; in a full room the second gives way to a member who has none. */
const WATCHES_EACH = 2

type BroadcastsOptions = {
  media: MediaServer
  seats: number
  newId: () => string
}

export function openBroadcasts({ media, seats, newId }: BroadcastsOptions): Broadcasts {
  const watches = new Map<string, Viewer & { isAnswered?: boolean }>()
  const published = new Set<string>()
  media.onLeft((watchId) => void watches.delete(watchId))

  const leave = (watchId: string) => {
    watches.delete(watchId)
    media.unwatch(watchId)
  }
  const inRoom = (roomId: string) => [...watches].filter(([, viewer]) => viewer.roomId === roomId)
  const freeSeat = (roomId: string) => {
    const ofMembers = Map.groupBy(inRoom(roomId), ([, { memberId }]) => memberId)
    const spare = [...ofMembers.values()].flatMap((theirs) => (theirs.length > 1 ? theirs : []))
    const [watchId] = spare.find(([, { isAnswered }]) => !isAnswered) ?? spare[0] ?? []
    if (watchId) leave(watchId)
  }
  const isTheirs = ({ watchId, roomId, memberId }: Viewer & { watchId: string }) => {
    const viewer = watches.get(watchId)
    return viewer?.roomId === roomId && viewer.memberId === memberId
  }

  return {
    async publish(roomId, offer, recordAs) {
      const answer = await refused('offer', media.publish(roomId, offer, recordAs))
      published.add(roomId)
      return answer
    },
    async unpublish(roomId) {
      published.delete(roomId)
      try {
        await media.unpublish(roomId)
      } catch (error) {
        if (!(error instanceof MediaFault)) throw error // an unreachable media server carries nothing
      }
    },
    stopRecording: (roomId) => media.stopRecording(roomId),
    isPublishing: async (roomId) => media.isPublishing(roomId),
    async isSent(roomId) {
      try {
        return await media.isSent(roomId)
      } catch (error) {
        if (!(error instanceof MediaFault)) throw error
        return undefined
      }
    },
    published: () => [...published].filter(media.isPublishing),

    async watch({ roomId, memberId }) {
      const theirs = inRoom(roomId).filter(([, viewer]) => viewer.memberId === memberId)
      for (const [watchId] of theirs.slice(0, Math.max(0, theirs.length - WATCHES_EACH + 1))) leave(watchId)
      if (inRoom(roomId).length >= seats && theirs.length === 0) freeSeat(roomId)
      if (inRoom(roomId).length >= seats) throw new Refusal('ROOM_FULL')
      const watchId = newId()
      watches.set(watchId, { roomId, memberId })
      try {
        return { watchId, offer: await refused('offer', media.watch(roomId, watchId)) }
      } catch (error) {
        watches.delete(watchId)
        throw error
      }
    },

    async answer(watch, answer) {
      if (!isTheirs(watch)) throw new Refusal('NOT_FOUND')
      await refused('answer', media.answer(watch.watchId, answer))
      const answered = watches.get(watch.watchId)
      if (answered) answered.isAnswered = true
    },

    unwatch(watch) {
      if (isTheirs(watch)) leave(watch.watchId)
    },

    dismiss(roomId, memberIds) {
      const dismissed = new Set(memberIds)
      for (const [watchId, { memberId }] of inRoom(roomId)) if (dismissed.has(memberId)) leave(watchId)
    },

    watched: () => [...new Set([...watches.values()].map(({ roomId }) => roomId))],
    viewersOf: (roomId) => inRoom(roomId).map(([, { memberId }]) => memberId),
    onSilent: (listener) =>
      media.onSilent((roomId) => {
        published.delete(roomId)
        listener(roomId)
      }),
    close: media.close,
  }
}

async function refused<T>(path: 'offer' | 'answer', done: Promise<T>): Promise<T> {
  try {
    return await done
  } catch (error) {
    if (!(error instanceof MediaFault)) throw error
    switch (error.kind) {
      case 'unusable':
        throw invalidInput({ path, code: 'invalid' })
      case 'silent':
        throw new Refusal('NOT_SENDING')
      case 'gone':
        throw new Refusal('NOT_FOUND')
      case 'away':
        throw new Refusal('BROADCAST_AWAY')
    }
  }
}
