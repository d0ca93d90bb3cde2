import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignalBody } from '#contract/chat/call-schema.ts'
import { type LinkState, negotiateCall, type Peer } from '#web/chat/call/negotiation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A peer connection that keeps to the states of the standard, and counts what it is asked for. */
class FakePeer {
  signalingState = 'stable'
  connectionState = 'new'
  iceConnectionState = 'new'
  localDescription: { type: string; sdp: string } | null = null
  onnegotiationneeded: (() => void) | null = null
  onicecandidate: ((event: { candidate: object | null }) => void) | null = null
  onconnectionstatechange: (() => void) | null = null
  oniceconnectionstatechange: (() => void) | null = null
  asked: string[] = []
  #offers = 0
  #isRestarting = false

  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    this.#offers += 1
    this.localDescription = { type, sdp: `${type} ${this.#offers}` }
    this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer'
    this.asked.push(`local ${type}`)
    if (this.signalingState === 'stable') this.#renegotiate()
  }

  async setRemoteDescription({ type, sdp }: { type: string; sdp: string }) {
    if (type === 'answer' && this.signalingState !== 'have-local-offer') throw new Error('InvalidStateError')
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable'
    this.asked.push(`remote ${sdp}`)
    if (this.signalingState === 'stable') this.#renegotiate()
  }

  async addIceCandidate({ candidate }: { candidate: string }) {
    if (candidate === 'of another offer') throw new Error('OperationError')
    this.asked.push(candidate)
  }

  setConfiguration({ iceServers }: RTCConfiguration) {
    this.asked.push(`servers ${iceServers?.[0]?.username}`)
  }

  restartIce() {
    this.asked.push('restart')
    this.#isRestarting = true
    this.#renegotiate()
  }

  /** As the browser does: a restart is offered once nothing is under way. */
  #renegotiate() {
    if (!this.#isRestarting || this.signalingState !== 'stable') return
    this.#isRestarting = false
    this.onnegotiationneeded?.()
  }

  become(connection: string, ice = connection) {
    this.connectionState = connection
    this.iceConnectionState = ice
    this.onconnectionstatechange?.()
    this.oniceconnectionstatechange?.()
  }
}

type Made = { isPolite?: boolean; freshConfiguration?: () => Promise<RTCConfiguration> }

function side({ isPolite = false, freshConfiguration = async () => servers('new') }: Made = {}) {
  const peer = new FakePeer()
  const said: SignalBody[] = []
  const links: LinkState[] = []
  const negotiation = negotiateCall({
    peer: peer as unknown as Peer,
    isPolite,
    say: (body) => said.push(body),
    freshConfiguration,
    onOffered: () => peer.asked.push('offered'),
    onLink: (state) => links.push(state),
  })
  const take = () => peer.asked.splice(0)
  return { peer, said, links, negotiation, take }
}

const servers = (username: string): RTCConfiguration => ({ iceServers: [{ urls: 'turn:exemple.fr', username }] })
const description = (type: 'offer' | 'answer', sdp: string) => ({ kind: 'description' as const, type, sdp })
const candidate = (words: string) => ({
  kind: 'candidate' as const,
  candidate: words,
  sdpMid: '0',
  sdpMLineIndex: 0,
})
const settled = () => vi.advanceTimersByTimeAsync(0)

test('the caller offers, and the other side adds its media before it answers', async () => {
  const caller = side()
  const callee = side({ isPolite: true })
  caller.peer.onnegotiationneeded?.()
  await settled()
  expect(caller.said).toEqual([description('offer', 'offer 1')])
  for (const body of caller.said) await callee.negotiation.hear(body)
  expect(callee.take()).toEqual(['remote offer 1', 'offered', 'local answer'])
  expect(callee.said).toEqual([description('answer', 'answer 1')])
  for (const body of callee.said) await caller.negotiation.hear(body)
  expect(caller.take()).toEqual(['local offer', 'remote answer 1'])
})

test('candidates are sent without the end marker, and taken in the order in which they come', async () => {
  const { peer, said, negotiation, take } = side()
  peer.onicecandidate?.({ candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, port: 9 } })
  peer.onicecandidate?.({ candidate: null })
  expect(said).toEqual([candidate('candidate:1')])
  await Promise.all(['a', 'b', 'c'].map((words) => negotiation.hear(candidate(words))))
  expect(take()).toEqual(['a', 'b', 'c'])
})

test('the caller’s offer stands when both offer at once, and the other side gives way', async () => {
  const caller = side()
  const callee = side({ isPolite: true })
  for (const { peer } of [caller, callee]) peer.onnegotiationneeded?.()
  await settled()
  await caller.negotiation.hear(callee.said[0]!)
  await caller.negotiation.hear(candidate('of another offer'))
  expect(caller.take()).toEqual(['local offer'])
  await callee.negotiation.hear(caller.said[0]!)
  expect(callee.take()).toEqual(['local offer', 'remote offer 1', 'offered', 'local answer'])
  await caller.negotiation.hear(callee.said.at(-1)!)
  expect(caller.peer.signalingState).toBe('stable')
})

test('an unusable description or candidate stops no later one', async () => {
  const { negotiation, take } = side()
  await negotiation.hear(description('answer', 'to nothing'))
  await negotiation.hear(candidate('of another offer'))
  await negotiation.hear(candidate('candidate:2'))
  expect(take()).toEqual(['candidate:2'])
})

test('the caller repairs a broken link after 2.5 s, then every 5 s, each time with fresh credentials', async () => {
  let names = 0
  const { peer, said, links, negotiation, take } = side({ freshConfiguration: async () => servers(`n° ${++names}`) })
  peer.become('connected')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(take()).toEqual([])
  peer.become('disconnected')
  await vi.advanceTimersByTimeAsync(2_400)
  expect(take()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(take()).toEqual(['servers n° 1', 'restart', 'local offer'])
  await negotiation.hear(description('answer', 'answer 1'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(take()).toEqual(['remote answer 1', 'servers n° 2', 'restart', 'local offer'])
  expect(said.map(({ kind }) => kind)).toEqual(['description', 'description'])
  peer.become('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(take()).toEqual([])
  expect([...new Set(links)]).toEqual(['connected', 'repairing'])
  expect(links.at(-1)).toBe('connected')
})

test('an offer waits for its answer, and is made again without one', async () => {
  const { peer, said, take } = side()
  peer.become('failed')
  await vi.advanceTimersByTimeAsync(14_000)
  expect(take()).toEqual(['servers new', 'restart', 'local offer'])
  await vi.advanceTimersByTimeAsync(6_000)
  expect(take()).toEqual(['servers new', 'restart', 'local offer'])
  expect(said).toHaveLength(2)
})

test('a broken ICE connection counts too; a failure is repaired at once; a break that heals by itself is left alone', async () => {
  const { peer, negotiation, take } = side()
  peer.become('connected')
  peer.become('connected', 'disconnected')
  await vi.advanceTimersByTimeAsync(2_000)
  peer.become('connected')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(take()).toEqual([])
  peer.become('connected', 'disconnected')
  await vi.advanceTimersByTimeAsync(2_600)
  expect(take()).toContain('restart')
  await negotiation.hear(description('answer', 'answer 1'))
  peer.become('connected')
  await vi.advanceTimersByTimeAsync(10_000)
  peer.become('failed')
  await settled()
  expect(take()).toContain('restart')
})

test('the other side only asks for the repair; asked twice at once, the caller restarts once', async () => {
  const callee = side({ isPolite: true })
  callee.peer.become('connected')
  callee.peer.become('failed')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(callee.said).toEqual([{ kind: 'repair' }, { kind: 'repair' }])
  expect(callee.take()).toEqual([])
  await callee.negotiation.hear({ kind: 'repair' })
  expect(callee.take()).toEqual([])

  const caller = side()
  await Promise.all(callee.said.map((body) => caller.negotiation.hear(body)))
  expect(caller.take().filter((what) => what === 'restart')).toHaveLength(1)
})

test('the caller tries the old credentials when it gets no new ones', async () => {
  const { peer, take } = side({ freshConfiguration: () => Promise.reject(new TypeError('offline')) })
  peer.become('failed')
  await settled()
  expect(take()).toEqual(['restart', 'local offer'])
})

test('two browsers that never find each other begin anew after a while', async () => {
  const { links, take } = side()
  await vi.advanceTimersByTimeAsync(13_000)
  expect(take()).toEqual(['servers new', 'restart', 'local offer'])
  expect(links).toEqual([])
})

test('a negotiation that is closed sends and does nothing more', async () => {
  const { peer, said, negotiation, take } = side()
  peer.become('disconnected')
  negotiation.close()
  await negotiation.hear({ kind: 'repair' })
  await negotiation.hear(description('offer', 'too late'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(peer.onnegotiationneeded).toBeNull()
  expect([...take(), ...said]).toEqual([])
})
