import { expect, test } from 'vitest'
import { openBroadcasts } from '#server/conferences/broadcast/broadcast-service.ts'
import type { MediaServer } from '#server/foundation/net/media-server.ts'

const roomId = 'room'

function opened(seats: number) {
  const ended: string[] = []
  const media: MediaServer = {
    publish: async () => 'answer',
    stopRecording: async () => {},
    unpublish: async () => {},
    isPublishing: () => true,
    isSent: async () => true,
    watch: async () => 'offer',
    answer: async () => {},
    unwatch: (watchId) => void ended.push(watchId),
    onSilent() {},
    onLeft() {},
    close: async () => {},
  }
  let made = 0
  const broadcasts = openBroadcasts({ media, seats, newId: () => `${++made}` })
  const watch = async (memberId: string, isAnswered = true) => {
    const { watchId } = await broadcasts.watch({ roomId, memberId })
    if (isAnswered) await broadcasts.answer({ watchId, roomId, memberId }, 'answer')
    return watchId
  }
  return { watch, ended, viewers: () => broadcasts.viewersOf(roomId).toSorted() }
}

test('in a full room second watches give way to members who have none, unanswered ones first', async () => {
  const { watch, ended, viewers } = opened(5)
  const [first, , , unanswered] = [
    await watch('ada'),
    await watch('ada'),
    await watch('bob'),
    await watch('bob', false),
  ]
  await watch('cleo')
  await watch('dora')
  expect([ended, viewers()]).toEqual([[unanswered], ['ada', 'ada', 'bob', 'cleo', 'dora']])
  await watch('emma')
  expect([ended, viewers()]).toEqual([
    [unanswered, first],
    ['ada', 'bob', 'cleo', 'dora', 'emma'],
  ])
  await expect(watch('fleur')).rejects.toMatchObject({ code: 'ROOM_FULL' })
})

test('nobody gives way to the second watch of a member', async () => {
  const { watch, ended } = opened(3)
  await watch('ada')
  await watch('ada')
  await watch('bob')
  await expect(watch('bob')).rejects.toMatchObject({ code: 'ROOM_FULL' })
  expect(ended).toEqual([])
})
