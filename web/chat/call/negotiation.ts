import type { SignalBody } from '#contract/chat/call-schema.ts'

/** `connecting`: the two browsers have not connected yet. `repairing`: an established connection has broken. */
export type LinkState = 'connecting' | 'connected' | 'repairing'

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
  /** The polite side yields when both offer at once, and asks the other side to restart. The caller is the impolite side. */
  isPolite: boolean
  say: (body: SignalBody) => void
  /** With new credentials, because those of the call may have expired. */
  freshConfiguration: () => Promise<RTCConfiguration>
  onOffered: () => void
  onLink: (state: LinkState) => void
}

export type Negotiation = {
  /** Signals are handled in the order of these calls. */
  hear: (body: SignalBody) => Promise<void>
  close: () => void
}

/** Most connections recover by themselves within this time. */
const FIRST_REPAIR_MS = 2_500
const NEXT_REPAIR_MS = 5_000
const PATIENCE_MS = 12_000
/** Both sides may ask for a restart at once. */
const RESTART_PAUSE_MS = 2_000
/** The wait before an unanswered offer is made anew. Made too early, each new offer would meet the answer to the old one. */
const ANSWER_MS = 15_000

/**
 * Connects two browsers by perfect negotiation (https://www.w3.org/TR/webrtc/#perfect-negotiation-example), and repairs the connection. Only the
 * caller makes the first offer and only the caller restarts, so that repairs never collide. The ICE state is watched beside the connection
 * state, because only it reports that a relay has failed.
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
      // The other side's offer came first, or the connection is closed. A connection that stays broken is restarted later.
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
      // Candidates of an ignored offer do not fit the current description.
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
    // The credentials may have expired. When no new ones can be fetched, the restart tries the old ones.
    const configuration = await freshConfiguration().catch(() => undefined)
    if (isOver) return
    if (configuration) peer.setConfiguration(configuration)
    peer.restartIce()
    // An unanswered offer blocks the next one, so it is sent again.
    if (isAsking() && !isOffering) await offer()
  }

  return {
    hear(body) {
      // Signals are handled one after the other; one that fails does not stop those after it.
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
