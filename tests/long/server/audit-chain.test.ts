import { expect, test } from 'vitest'
import { recordAct } from '#server/foundation/audit/audit.ts'
import { tamperings } from '#tests/support/audit-tampering.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld } from '#tests/support/world.ts'

const TRIES = 1_000
const world = openWorld()

test(`the verifier finds each of ${TRIES} random alterations, deletions and insertions in the audit log`, async () => {
  const services = world.services()
  for (let day = 0; day < 3; day++) {
    for (let i = 0; i < 8; i++)
      await services.db.transaction((tx) =>
        recordAct(tx, services, { act: 'member.read', subject: { memberId: crypto.randomUUID() } }),
      )
    await runQueue(services, 'audit.sign-head')
    await world.settle()
    world.advance(86_400_000)
  }
  const kept = await (await world.fetch('/.well-known/audit-heads')).text()
  const { tried, missed } = await tamperings(services, { kept, tries: TRIES })
  process.stdout.write(`${TRIES} tried: ${[...tried].map(([name, count]) => `${name} ${count}`).join('; ')}\n`)
  expect(missed).toEqual([])
})
