import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { FOUNDING_STORIES } from '#contract/posts/limits.ts'
import { openHttp } from '#server/app/http.ts'
import { isFounding } from '#server/posts/founding-queries.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { openIdleWorld } from '#tests/support/world.ts'

const TEN_MINUTES_MS = 600_000
const world = openIdleWorld()
const { as, services } = world
const webRoot = mkdtempSync(join(tmpdir(), 'vecu-page-'))
writeFileSync(join(webRoot, 'index.html'), '<html><script type="text/plain">%CONFIG%</script></html>')
afterAll(() => rmSync(webRoot, { recursive: true, force: true }))

const asked = () => isFounding(services().db, world.now())
const later = () => world.advance(TEN_MINUTES_MS)
const served = async (answersWithinMs = 30_000) => {
  const html = await (await openHttp(world.appServices(), webRoot, answersWithinMs).request('/')).text()
  return JSON.parse(/<script type="text\/plain">(.*)<\/script>/s.exec(html)![1]!) as Record<string, unknown>
}

async function publish(stories: number) {
  for (let at = 0; at < stories; at++) {
    const who = await world.person()
    await as(who).posts.publishSymptom(symptom({ title: `Récit ${at} ${crypto.randomUUID()}` }))
  }
}

test('the community begins until it has enough stories; a stranger is told yes or no, and never the number', async () => {
  expect(await asked()).toBe(true)
  await publish(FOUNDING_STORIES - 1)
  // Posts that are no stories do not count, nor do those that members do not see.
  const member = await world.person()
  await as(member).posts.publishCommunity(sharing())
  const { id } = await as(member).posts.publishSymptom(symptom({ title: 'Caché' }))
  await services().db.execute(sql`update post set hidden_at = now() where id = ${id}`)
  later()
  expect(await asked()).toBe(true)
  const page = await served()
  expect(page.isFounding).toBe(true)
  // With no time for any answer the page says what was last known: an empty house is not shown as a full one with nothing in it.
  expect((await served(0)).isFounding).toBe(true)
  expect(JSON.stringify(page)).not.toMatch(new RegExp(`\\b(${FOUNDING_STORIES - 1}|${FOUNDING_STORIES})\\b`))
  await publish(1)
  // The answer is kept for ten minutes, so that somebody who publishes one story after the other does not see when it was enough.
  expect(await asked()).toBe(true)
  later()
  expect(await asked()).toBe(false)
  expect((await served()).isFounding).toBe(false)
})
