import { afterEach, expect, test, vi } from 'vitest'
import { daysAfter } from '#contract/foundation/days.ts'
import { localTimeOf } from '#server/foundation/local-time.ts'
import { readPdf } from '#tests/support/fixtures/files/pdf.ts'
import { declaring } from '#tests/support/fixtures/reports.ts'
import { endingsOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const { as } = world
afterEach(() => void vi.restoreAllMocks())

const today = () => localTimeOf(world.now(), 'Europe/Paris').day

/** A member with a journal, and how they have it drawn. */
async function aPaper(who: Person) {
  const { id } = await as(who).journals.start({ title: 'Vertiges' })
  await as(who).journals.putEntry({ id, day: today(), intensity: 5, note: 'Le matin.', replaces: null })
  return () => as(who).journals.summaryPdf({ id, from: daysAfter(today(), -9), to: today() })
}

const CROWD = 17
const crowdOf = async (members: number) =>
  (await Promise.all(Array.from({ length: members }, async () => aPaper(await world.person())))).flatMap((draw) =>
    new Array<typeof draw>(CROWD).fill(draw),
  )

test('documents are drawn by a process of their own while a video keeps the other process busy', async () => {
  const { workers, pdfWorkers } = world.services()
  const video = vi.spyOn(workers, 'run').mockReturnValue(new Promise(() => {}))
  void workers.run({})
  const drawn = vi.spyOn(pdfWorkers, 'run')
  const lou = await world.person()
  const draw = await aPaper(lou)
  const { id } = await as(lou).medication.declare(declaring({ description: 'Des crampes.' }))
  const papers = await Promise.all([
    ...Array.from({ length: 3 }, draw),
    as(lou).medication.officialReportPdf({ id, language: 'fr' }),
  ])
  expect([drawn.mock.calls.length, video.mock.calls.length]).toEqual([4, 1])
  expect((await readPdf(await papers[0]!.arrayBuffer())).text).toContain('Le matin.')
  expect((await readPdf(await papers[3]!.arrayBuffer())).text).toContain('Des crampes.')
})

test.each([2, 4])(
  'a queue of %d members who each want seventeen documents holds 33, and the rest is refused',
  async (members) => {
    const draws = await crowdOf(members)
    const held = Promise.withResolvers<unknown>()
    vi.spyOn(world.services().pdfWorkers, 'run').mockReturnValue(held.promise)
    let settled = 0
    const endings = endingsOf(draws.map((draw) => draw().finally(() => settled++)))
    await vi.waitFor(() => expect(settled).toBe(members * CROWD - 33), { timeout: 30_000 })
    const health = await world.fetch('/api/health')
    held.resolve({ name: 'a.pdf', base64: '' })
    const refused = (await endings).filter((ending) => ending === 'TOO_MANY_REQUESTS')
    expect([health.status, refused.length]).toEqual([200, members * CROWD - 33])
  },
)
