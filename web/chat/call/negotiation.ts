import type { SignalBody } from '#contract/chat/call-schema.ts'

/** connecting until the two browsers hear each other for the first time; repairing whenever they no longer do. */
export type LinkState = 'connecting' | 'connected' | 'repairing'

/** The part of an RTCPeerConnection that a negotiation uses. */
export type Peer = Pick<
  RTCPeerConnection,
  | 'addIceCandidate'
  | 'connectionState'
  | 'iceConnectionState'
  | 'localDescription'
  | 'onconnectionstatechange'
  | 'onicecandidate'
  | 'oniceconnectionstatechange'
  | 'onnegotiationneeded'
  | 'restartIce'
  | 'setConfiguration'
  | 'setLocalDescription'
  | 'setRemoteDescription'
  | 'signalingState'
>

type NegotiationOptions = {
  peer: Peer
  /** Whether this side gives way where both offer at once, and asks the other side to restart. The caller is not polite. */
  isPolite: boolean
  say: (body: SignalBody) => void
  /** Servers with credentials that hold from now on. */
  freshConfiguration: () => Promise<RTCConfiguration>
  /** Called when an offer was taken: what this side sends is added before it is answered. */
  onOffered: () => void
  onLink: (state: LinkState) => void
}

export type Negotiation = {
  /** Takes a signal of the other browser, in the order in which it sent them. */
  hear: (body: SignalBody) => Promise<void>
  close: () => void
}

/** Links often heal by themselves within this time. */
const FIRST_REPAIR_MS = 2_500
const NEXT_REPAIR_MS = 5_000
/** Two browsers that have not found each other by then begin anew. */
const PATIENCE_MS = 12_000
/** Restarts wanted within this time are one: both sides may ask at once. */
const RESTART_PAUSE_MS = 2_000
/** An offer may be long on its way: one made anew too early would be answered in the place of the first, for ever. */
const ANSWER_MS = 15_000

/**
 * Brings two browsers together and keeps them so, by perfect negotiation (https://www.w3.org/TR/webrtc/#perfect-negotiation-example): only the
 * caller makes the first offer, and only the caller restarts, so that repairs never collide. Both states are watched: after a relay died, the state
 * of ICE alone says so.
 */
export function negotiateCall(options: NegotiationOptions): Negotiation {
  const { peer, isPolite, say, freshConfiguration, onOffered, onLink } = options
  let isOffering = false
  let isIgnoring = false
  let isTakingAnswer = false
  let wasConnected = false
  let offeredAt = Number.NEGATIVE_INFINITY
  let restartedAt = Number.NEGATIVE_INFINITY
  let isOver = false
  let turn = Promise.resolve()
  let repairing: ReturnType<typeof setTimeout> | undefined = setTimeout(repair, PATIENCE_MS)
  let isPatient = true

  peer.onnegotiationneeded = () => void offer()
  peer.onicecandidate = ({ candidate }) => {
    if (candidate) say({ kind: 'candidate', ...placeOf(candidate) })
  }
  peer.onconnectionstatechange = watch
  peer.oniceconnectionstatechange = watch

  async function offer(): Promise<void> {
    isOffering = true
    offeredAt = performance.now()
    try {
      await peer.setLocalDescription()
      sayDescription()
    } catch {
      // The other side's offer came first, or the link is closed; a link that stays broken is repaired.
    } finally {
      isOffering = false
    }
  }

  function sayDescription(): void {
    const { type, sdp } = peer.localDescription ?? {}
    if (!isOver && (type === 'offer' || type === 'answer') && sdp) say({ kind: 'description', type, sdp })
  }

  async function take(body: SignalBody): Promise<void> {
    if (isOver) return
    if (body.kind === 'description') await describe(body)
    if (body.kind === 'candidate') await place(body)
    if (body.kind === 'repair' && !isPolite) await restart()
  }

  async function describe({ type, sdp }: { type: 'offer' | 'answer'; sdp: string }): Promise<void> {
    const isReady = !isOffering && (peer.signalingState === 'stable' || isTakingAnswer)
    isIgnoring = !isPolite && type === 'offer' && !isReady
    if (isIgnoring) return
    isTakingAnswer = type === 'answer'
    try {
      await peer.setRemoteDescription({ type, sdp })
    } finally {
      isTakingAnswer = false
    }
    if (type === 'answer') return
    onOffered()
    await peer.setLocalDescription()
    sayDescription()
  }

  async function place({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidateInit): Promise<void> {
    try {
      await peer.addIceCandidate({ candidate, sdpMid, sdpMLineIndex })
    } catch (error) {
      // The candidates of an offer that was not taken do not fit.
      if (!isIgnoring) throw error
    }
  }

  function watch(): void {
    if (isOver) return
    if (isConnected()) {
      stopRepairing()
      wasConnected = true
      onLink('connected')
      return
    }
    onLink(wasConnected ? 'repairing' : 'connecting')
    if (!isBroken()) return
    if (isPatient) stopRepairing()
    repairing ??= setTimeout(repair, hasFailed() ? 0 : FIRST_REPAIR_MS)
  }

  const states = () => [peer.connectionState, peer.iceConnectionState]
  const isConnected = () => peer.connectionState === 'connected' && !isBroken()
  const isBroken = () => states().some((state) => state === 'disconnected' || state === 'failed')
  const hasFailed = () => states().includes('failed')

  function stopRepairing(): void {
    clearTimeout(repairing)
    repairing = undefined
    isPatient = false
  }

  function repair(): void {
    isPatient = false
    repairing = setTimeout(repair, NEXT_REPAIR_MS)
    if (isPolite) say({ kind: 'repair' })
    else void restart()
  }

  async function restart(): Promise<void> {
    const at = performance.now()
    const isAsking = () => peer.signalingState === 'have-local-offer'
    if (isOver || at - restartedAt < RESTART_PAUSE_MS || (isAsking() && at - offeredAt < ANSWER_MS)) return
    restartedAt = at
    // The old credentials may have expired; where no new ones can be fetched, they are tried all the same.
    const configuration = await freshConfiguration().catch(() => undefined)
    if (isOver) return
    if (configuration) peer.setConfiguration(configuration)
    peer.restartIce()
    // An offer that nobody answered stands in the way of the next one: it is made again.
    if (isAsking() && !isOffering) await offer()
  }

  return {
    hear(body) {
      // One after the other; a signal that cannot be taken stops none that follow.
      turn = turn.then(() => take(body)).catch(() => {})
      return turn
    },
    close() {
      isOver = true
      clearTimeout(repairing)
      peer.onnegotiationneeded = null
      peer.onicecandidate = null
      peer.onconnectionstatechange = null
      peer.oniceconnectionstatechange = null
    },
  }
}

const placeOf = ({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate) => ({ candidate, sdpMid, sdpMLineIndex })
