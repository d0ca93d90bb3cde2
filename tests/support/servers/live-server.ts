import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { topicRules } from '#server/app/topics.ts'
import { overPostgres } from '#server/foundation/live/bus-transports.ts'
import { openLive } from '#server/foundation/live/live.ts'
import { openSocketLimit } from '#server/foundation/live/socket-limit.ts'
import type { World } from '../world.ts'

/** Opens the live socket of one more server on this world's database, and shows its side of each connection. Everybody who connects is this member. */
export async function openLiveServer({ services }: Pick<World, 'services'>, memberId: string) {
  const { db, config, log, now } = services()
  const live = openLive({
    transports: [overPostgres(config.databaseUrl ?? '')],
    db,
    log,
    authenticate: async () => ({ memberId, sessionId: memberId }),
    lasting: async (sessionIds) => new Set(sessionIds),
    topics: topicRules(db, now),
    places: openSocketLimit().of('beside'),
    onPresence: () => {},
    onSessionsChanged: () => {},
    onWanted: () => {},
    originAllowed: () => true,
  })
  await live.ready
  const sides: Duplex[] = []
  const server = createServer().on('upgrade', (request, socket, head) => {
    sides.push(socket)
    void live.upgrade(request, socket, head)
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    await live.close()
    await new Promise((settle) => server.close(settle))
  }
  return { live, url, sides, close }
}
