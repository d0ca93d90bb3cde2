import { expect, test } from 'vitest'
import { iceServersFor } from '#server/chat/ice-servers.ts'

const asked = { memberId: '01920000-0000-7000-8000-000000000001', now: new Date('2026-01-01T00:00:00Z') }

test('without servers of the operator no other server is named, and no address is told to any', () => {
  expect(iceServersFor({ iceServers: [] }, asked)).toEqual({ servers: [], isRelayOnly: false, validUntil: null })
})

test('a STUN server is no relay, and needs no credentials', () => {
  const iceServers = [{ urls: 'stun:stun.exemple.fr' }]
  expect(iceServersFor({ iceServers }, asked)).toEqual({
    servers: [{ urls: ['stun:stun.exemple.fr'] }],
    isRelayOnly: false,
    validUntil: null,
  })
})

test.each(['turn:turn.exemple.fr', 'turns:turn.exemple.fr?transport=tcp'])(
  'calls go through a relay alone when the operator has one among other servers: %s',
  (relay) => {
    const iceServers = [
      { urls: 'stun:stun.exemple.fr' },
      { urls: ['stun:stun.exemple.fr', relay], username: 'u', credential: 'c' },
    ]
    const { servers, isRelayOnly, validUntil } = iceServersFor({ iceServers }, asked)
    expect([isRelayOnly, validUntil]).toEqual([true, null])
    expect(servers[1]).toMatchObject({ username: 'u', credential: 'c' })
  },
)

test('the secret shared with a relay is not sent to browsers', () => {
  const iceServers = [{ urls: 'turn:turn.exemple.fr', secret: 'un-secret-de-relais' }]
  const given = iceServersFor({ iceServers }, asked)
  expect(JSON.stringify(given)).not.toContain('un-secret')
  expect(given.servers[0]!.username).toBe(`${asked.now.getTime() / 1000 + 600}:${asked.memberId}`)
})
