// Relays the broadcast of one room: see relay-service.ts. Malformed packets can only crash this process, and with it this room's broadcast.
import { MediaFault } from '#server/foundation/net/media-server.ts'
import { endWithParent } from '#server/foundation/work/worker-parent.ts'
import type { RelayMessage, RelayQuestion, RelaySettings } from './relay-messages.ts'
import { openRelayRoom } from './relay-room-service.ts'

const MEMORY_MAX = 1 << 30
const MEMORY_CHECK_MS = 1_000

const say = (error: unknown) => void process.stderr.write(`${whyOf(error)}\n`)
const tell = (message: RelayMessage) => void process.send?.(message)

endWithParent()
process.on('disconnect', () => process.exit())
// A terminal sends these signals to every process of a server that ends. This process waits for its parent to end it.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.once('SIGTERM', () => void room.close().finally(() => process.exit()))
// A fault caused by one browser's packets must not end the broadcast for the others.
process.on('uncaughtException', (error) => say(error))
process.on('unhandledRejection', (reason) => say(reason))
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(1)
}, MEMORY_CHECK_MS)

const room = openRelayRoom({
  ...(JSON.parse(process.argv[2]!) as RelaySettings),
  onSilent: () => tell({ silent: true }),
  onLeft: (watchId) => tell({ left: watchId }),
})

process.on('message', (question: RelayQuestion) => {
  const { number } = question
  perform(question).then(
    (sdp) => tell({ number, sdp }),
    (error: unknown) => tell({ number, fault: error instanceof MediaFault ? error.kind : 'away', why: whyOf(error) }),
  )
})
tell({ ready: true })

async function perform(question: RelayQuestion): Promise<string | null> {
  switch (question.act) {
    case 'publish':
      return room.publish(question.offer)
    case 'watch':
      return room.watch(question.watchId)
    case 'answer':
      await room.answer(question.watchId, question.answer)
      return null
    case 'unwatch':
      room.unwatch(question.watchId)
      return null
  }
}

function whyOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message.slice(0, 200) : 'not an error'
}
