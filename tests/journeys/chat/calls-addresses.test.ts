import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { Call, SignalBody } from '#contract/chat/call-schema.ts'
import { callersBetween, callOn, expect, previewOn, ring, ringingOn, test } from '#tests/support/fixtures/callers.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { expectAccessible, type Member } from '#tests/support/journey.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'

const LONG = { timeout: 60_000 }
const PHONE = { viewport: { width: 360, height: 740 } }
const TITLE = 'Votre adresse IP sera visible par cette personne'

/** Counts what comes to a port that a browser would ask for its own address. */
async function openCountingStun() {
  const socket = createSocket('udp4')
  let packets = 0
  socket.on('message', () => (packets += 1))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { port: socket.address().port, packets: () => packets, close: () => socket.close() }
}

/** A script with a member's session: it says and hears what it likes, with no screen. */
const scriptOf = (who: Member) => ({
  ring: (conversationId: string) =>
    asks<Call>(who, 'POST', '/api/calls', { conversationId, agreesToShowAddress: true }),
  current: async () => (await asks<{ call: Call | null }>(who, 'GET', '/api/calls/current')).call,
  state: async (id: string) => (await asks<Call>(who, 'GET', `/api/calls/${id}`)).state,
  answer: (id: string, given: { isAccepted: boolean; agreesToShowAddress?: boolean }) =>
    asks<Call>(who, 'PUT', `/api/calls/${id}/answer`, given),
  say: (id: string, bodies: SignalBody[]) => asks(who, 'POST', `/api/calls/${id}/signals`, { bodies }),
  heard: async (id: string) =>
    JSON.stringify((await asks<{ signals: object[] }>(who, 'GET', `/api/calls/${id}/signals`)).signals),
  refusalOf: async (method: string, path: string, data?: object) => {
    const answer = await who.page
      .context()
      .request.fetch(`${process.env.JOURNEYS_URL}${path}`, { method, ...(data && { data }) })
    return ((await answer.json()) as { code?: string }).code
  },
})

/** An offer as a browser makes one. */
const offerOf = ({ page }: Member): Promise<SignalBody> =>
  page.evaluate(async () => {
    const peer = new RTCPeerConnection()
    peer.addTransceiver('audio')
    peer.addTransceiver('video')
    const { sdp = '' } = await peer.createOffer()
    return { kind: 'description', type: 'offer', sdp }
  })

/** Keeps the ways to another browser that this page opens, on request with every address it can find, whatever it is told. */
const watchPeers = ({ page }: Member, given: RTCConfiguration = {}) =>
  page.addInitScript((forced) => {
    const opened: RTCPeerConnection[] = []
    Object.assign(window, { opened })
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, ...forced })
        opened.push(this)
      }
    }
  }, given)
const peersOf = ({ page }: Member) =>
  page.evaluate(() => (window as unknown as { opened: RTCPeerConnection[] }).opened.length)

test.describe('without a relay', () => {
  let stun: Awaited<ReturnType<typeof openCountingStun>>
  let server: Awaited<ReturnType<typeof openOwnServer>> | undefined

  test.beforeAll(async () => {
    stun = await openCountingStun()
    server = await openOwnServer({ ICE_SERVERS: JSON.stringify([{ urls: `stun:127.0.0.1:${stun.port}` }]) })
  })
  test.afterAll(async () => {
    await server?.close()
    stun.close()
  })

  test('a script that calls learns no address, and nothing else, before its callee has agreed to that on the screen', {
    tag: '@core',
  }, async ({ member, device }) => {
    const eve = await member('Eve')
    const bob = await member('Bob', { device: (await device()).browser, ...PHONE })
    const script = scriptOf(eve)
    const talk = await callersBetween(eve, bob)
    await watchPeers(bob)
    await bob.page.goto('/feed')
    await eve.page.goto('/legal/terms')
    const offer = await offerOf(eve)
    const packets = stun.packets()
    const expectNothing = async (id: string) => {
      expect(await script.refusalOf('POST', `/api/calls/${id}/signals`, { bodies: [offer] })).toBe('NOT_ACCEPTED_YET')
      expect(await script.refusalOf('GET', `/api/calls/${id}/servers`)).toBe('NOT_ACCEPTED_YET')
      expect(await script.heard(id)).toBe('[]')
      expect([await script.state(id), await peersOf(bob), stun.packets() - packets]).toEqual(['ringing', 0, 0])
    }

    const { id } = await script.ring(talk.id)
    const ringing = ringingOn(bob, eve)
    await expect(ringing).toBeVisible(LONG)
    await expectNothing(id)
    // As fast as one can: the second press is no yes.
    await ringing.getByRole('button', { name: 'Répondre', exact: true }).dblclick()
    const asked = ringing.getByRole('region', { name: TITLE })
    await expect(asked).toBeFocused()
    await expect(asked).toContainText(`${eve.username} ne saura pas pourquoi`)
    await expect(ringing.getByRole('button', { name: 'Accepter et répondre' })).toBeEnabled()
    await expectAccessible(bob.page)
    await expectNothing(id)
    await ringing.getByRole('button', { name: 'Décliner' }).press('Enter')
    await expect(ringing).toHaveCount(0)
    await expect.poll(() => script.state(id), LONG).toBe('over')
    expect(await script.heard(id)).toBe('[]')
    expect([await peersOf(bob), stun.packets() - packets]).toEqual([0, 0])

    const next = await script.ring(talk.id)
    await ringing.getByRole('button', { name: 'Répondre', exact: true }).click()
    await expect(asked).toBeFocused()
    await ringing.getByRole('button', { name: 'Accepter et répondre' }).click()
    await expect(callOn(bob, eve)).toBeVisible()
    await script.say(next.id, [offer])
    await expect.poll(() => script.heard(next.id), LONG).toContain('typ host')
    expect(await peersOf(bob)).toBe(1)
    expect(stun.packets()).toBeGreaterThan(packets)
    await callOn(bob, eve).getByRole('button', { name: 'Raccrocher' }).click()
  })

  test('a script that is called learns no address before it has agreed as well; nobody is rung before the caller has agreed', async ({
    member,
    device,
  }) => {
    const ada = await member('Ada', { device: (await device()).browser })
    const eve = await member('Eve')
    const script = scriptOf(eve)
    const talk = await callersBetween(ada, eve)
    await watchPeers(ada)
    await ada.page.goto(talk.path)
    await ada.page.getByRole('button', { name: `Appeler ${eve.username}` }).click()
    const preview = previewOn(ada, eve)
    await preview.getByRole('button', { name: /^Appeler/ }).dblclick()
    const asked = preview.getByRole('region', { name: TITLE })
    await expect(asked).toBeFocused()
    await expect(preview.getByRole('button', { name: 'Accepter et appeler' })).toBeEnabled()
    await expectAccessible(ada.page)
    expect(await script.current()).toBeNull()
    await preview.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(preview).toHaveCount(0)
    expect(await script.current()).toBeNull()

    const packets = stun.packets()
    await ring(ada, eve)
    await expect.poll(script.current, LONG).not.toBeNull()
    const { id } = (await script.current())!
    expect(await script.refusalOf('PUT', `/api/calls/${id}/answer`, { isAccepted: true })).toBe(
      'ADDRESS_CONSENT_NEEDED',
    )
    expect(await script.refusalOf('GET', `/api/calls/${id}/servers`)).toBe('NOT_ACCEPTED_YET')
    expect(await script.heard(id)).toBe('[]')
    expect([await peersOf(ada), stun.packets() - packets]).toEqual([0, 0])
    await script.answer(id, { isAccepted: false })
    await expect(callOn(ada, eve).getByRole('status').first()).toHaveText(
      `${eve.username} n’est pas disponible pour le moment`,
      LONG,
    )
    expect(await peersOf(ada)).toBe(0)
  })
})

test.describe('with a relay', () => {
  let server: Awaited<ReturnType<typeof openOwnServer>> | undefined

  test.beforeAll(async () => {
    // Nobody answers there: what a browser then has to tell of itself are its own addresses alone.
    const turn = { urls: 'turn:127.0.0.1:9?transport=udp', username: 'u', credential: 'c' }
    server = await openOwnServer({ ICE_SERVERS: JSON.stringify([turn]) })
  })
  test.afterAll(() => server?.close())

  test('no address reaches a script that answers as a peer, not even from a browser that ignores the relay; nobody is asked for theirs', async ({
    member,
    device,
  }) => {
    const { browser } = await device()
    const eve = await member('Eve')
    const script = scriptOf(eve)
    for (const keepsToRelay of [true, false]) {
      const ada = await member('Ada', { device: browser })
      await watchPeers(ada, keepsToRelay ? {} : { iceTransportPolicy: 'all' })
      const said: string[] = []
      ada.page.on('requestfinished', (request) => {
        if (request.url().endsWith('/rpc/calls/say')) said.push(request.postData() ?? '')
      })
      const talk = await callersBetween(ada, eve)
      await ada.page.goto(talk.path)
      await ring(ada, eve, { isRelayed: true })
      await expect.poll(script.current, LONG).not.toBeNull()
      const { id } = (await script.current())!
      await script.answer(id, { isAccepted: true })
      await expect.poll(() => script.heard(id), LONG).toContain('m=audio')
      // Said after whatever was found until then.
      await callOn(ada, eve).getByRole('button', { name: 'Allumer la caméra' }).click()
      await expect.poll(() => script.heard(id), LONG).toContain('"picture":"camera"')
      if (!keepsToRelay) await expect.poll(() => said.join(), LONG).toContain('typ host')
      const heard = await script.heard(id)
      expect(heard).not.toMatch(/typ (?:host|srflx|prflx)|\.local/)
      expect(new Set(heard.match(/(?:c=|rtcp:\d+ )IN IP\d [^\\]+/g))).toEqual(
        new Set(['c=IN IP4 0.0.0.0', 'rtcp:9 IN IP4 0.0.0.0']),
      )
      if (keepsToRelay) expect(said.join()).not.toMatch(/typ (?:host|srflx|prflx)/)
      await callOn(ada, eve).getByRole('button', { name: 'Raccrocher' }).click()
    }
  })
})
