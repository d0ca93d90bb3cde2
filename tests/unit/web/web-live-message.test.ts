import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LiveMessage } from '#contract/foundation/live.ts'
import { BROADCAST_KINDS, LIVE_KINDS } from '#contract/foundation/live-kinds.ts'
import { readMessage } from '#web/foundation/live-message.ts'

const anyKind = fc.constantFrom(...LIVE_KINDS, ...BROADCAST_KINDS, 'hello', 'resync', 'beat', 'tomorrow', '', null, 3)
const anySeq = fc.oneof(fc.nat(), fc.integer(), fc.double(), fc.constantFrom('7', null, 2 ** 53, -0))
const anyId = fc.oneof(
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
  fc.string(),
  fc.constantFrom(null, 1),
)

const anyMessage = fc.oneof(
  fc.record({ kind: anyKind, seq: anySeq, id: anyId, more: fc.anything(), news: fc.anything() }, { requiredKeys: [] }),
  fc.jsonValue(),
)

test('the browser’s own reader accepts exactly the messages of the schema', () => {
  const [read, refused] = [new Set<string>(), { count: 0 }]
  fc.assert(
    fc.property(anyMessage, (message) => {
      const words = JSON.stringify(message)
      const expected = LiveMessage.safeParse(JSON.parse(words)).data
      expect(readMessage(words)).toEqual(expected)
      if (expected) read.add(expected.kind)
      else refused.count += 1
    }),
    { numRuns: 5_000 },
  )
  expect(read).toEqual(new Set([...LIVE_KINDS, ...BROADCAST_KINDS, 'hello', 'resync', 'beat']))
  expect(refused.count).toBeGreaterThan(100)
})

test('a value that is no text, or no JSON, is no message', () => {
  for (const data of ['', '{', undefined, null, 7, new ArrayBuffer(4), {}]) expect(readMessage(data)).toBeUndefined()
})
