import { answer, callersBetween, callOn, expect, expectSeen, ring, test } from '#tests/support/fixtures/callers.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'
import { findCoturn, openRelay, type Relay } from '#tests/support/servers/relay.ts'

const LONG = { timeout: 60_000 }

let relay: Relay | undefined
let server: Awaited<ReturnType<typeof openOwnServer>> | undefined

test.beforeAll(async () => {
  test.setTimeout(360_000)
  const coturn = findCoturn()
  test.skip(!coturn.isHere, coturn.isHere ? '' : coturn.why)
  relay = await openRelay()
  const turn = { urls: `turn:127.0.0.1:${relay.port}?transport=udp`, secret: relay.secret }
  server = await openOwnServer({ ICE_SERVERS: JSON.stringify([turn]) })
})

test.afterAll(async () => {
  await server?.close()
  await relay?.stop()
})

test('a call goes through the operator’s relay alone: no address of either side is told', async ({
  member,
  device,
}) => {
  const ada = await member('Ada', { device: (await device({ camera: 'red' })).browser })
  const bob = await member('Bob', { device: (await device({ camera: 'blue' })).browser })
  const told: string[] = []
  for (const { page } of [ada, bob])
    page.on('request', (request) => {
      if (request.url().endsWith('/rpc/calls/say')) told.push(request.postData() ?? '')
    })
  const talk = await callersBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/feed')
  await ring(ada, bob, { isRelayed: true })
  await answer(bob, ada, { isRelayed: true })
  for (const call of [callOn(ada, bob), callOn(bob, ada)])
    await expect(call.getByRole('status').first()).toHaveText('En communication', LONG)
  for (const call of [callOn(ada, bob), callOn(bob, ada)])
    await call.getByRole('button', { name: 'Allumer la caméra' }).click()
  await expectSeen(bob.page, `Image de ${ada.username}`, 'red')
  await expectSeen(ada.page, `Image de ${bob.username}`, 'blue')
  const ways = told.join('\n').match(/typ \w+/g) ?? []
  expect(new Set(ways)).toEqual(new Set(['typ relay']))
  expect(relay?.log()).toContain('ALLOCATE processed, success')
})
