import type { Call, Picture, SignalBody } from '#contract/chat/call-schema.ts'
import { CALL_HEARTBEAT_SECONDS, RING_SECONDS } from '#contract/chat/limits.ts'
import { type OwnMedia, type OwnState, openOwnMedia } from '#web/foundation/devices/own-media.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import type { api } from '#web/foundation/rpc.ts'
import type { LinkState } from './negotiation.ts'
import { openPeerLink, type PeerLink } from './peer-link.ts'
import { openSignalling, type Signalling } from './signalling.ts'

export type Callee = { conversationId: string; name: string }

/** For an end other than by this side hanging up; `failed` when the call could not begin. */
export type Ending = 'done' | 'declined' | 'missed' | 'lost' | 'failed'

export type Theirs = { picture: Picture; isHeard: boolean }

export type Talk = {
  call: Call
  link: LinkState
  isSlow: boolean
  /** The other side's page is unloading; a reload may bring it back. */
  isAway: boolean
  isBack: boolean
  theirs: Theirs
  voice: MediaStream | undefined
  picture: MediaStream | undefined
  /** In milliseconds of `performance.now()`. */
  since: number | undefined
}

export type CallPhase =
  | { at: 'none' }
  /** `isAsked`: whether the member has to agree to show their IP address to the other side. */
  | { at: 'preview'; callee: Callee; isRinging: boolean; isAsked: boolean; error: unknown }
  | { at: 'incoming'; call: Call; isAnswering: boolean; isAsked: boolean }
  | { at: 'outgoing'; call: Call }
  | { at: 'talking'; talk: Talk }
  | { at: 'over'; call: Call; ending: Ending; seconds: number }

export type ShownPhase = Extract<CallPhase, { at: 'outgoing' | 'talking' | 'over' }>

export type CallViewModel = {
  phase: CallPhase
  own: OwnState
  /** Whether the call is shrunk into a corner, so that the page can be used meanwhile. */
  isSmall: boolean
}

export type CallStore = {
  /** Returns the same object until something changes, as `useSyncExternalStore` needs. */
  viewModel: () => CallViewModel
  own: () => OwnMedia
  subscribe: (listener: () => void) => () => void
  wake: () => void
  /** When a call is under way, it shows that call instead of the preview. */
  prepare: (callee: Callee) => void
  /** When the server first wants agreement to show this side's address, it asks the member; the next call of `ring` agrees. */
  ring: () => Promise<void>
  /** Asks for agreement as `ring` does. Rejects when the request fails. */
  answer: () => Promise<void>
  /** The call disappears at once. Rejects when the request fails: the call then rings on elsewhere. */
  decline: () => Promise<void>
  hangUp: () => void
  setSmall: (isSmall: boolean) => void
  leave: () => void
}

type CallStoreOptions = {
  calls: typeof api.calls
  /** Survives the unloading of the page. */
  hangUpLeaving: (id: string) => void
  leaving: {
    say: (id: string) => void
    left: () => string | undefined
  }
}

const RINGING_PACE_MS = 3_000
const CONNECTING_PACE_MS = 2_000
const CONNECTED_PACE_MS = 15_000
const SLOW_MS = 15_000
/** A connection that is broken for this long does not recover. */
const LOST_MS = 60_000
/** A hang-up ends the call while the connection still stands. A call that ends after a break this long was lost instead. */
const AWAY_MS = 3_000

export function openCallStore({ calls, hangUpLeaving, leaving }: CallStoreOptions): CallStore {
  let phase: CallPhase = { at: 'none' }
  let own = openOwnMedia(tell)
  let isSmall = false
  let viewModel: CallViewModel = { phase, own: own.state(), isSmall }
  const listeners = new Set<() => void>()
  let signalling: Signalling | undefined
  let link: PeerLink | undefined
  let isLooking = false
  let isToLookAgain = false
  /** The id of the call that was refused here, because the server may still report it as ringing. */
  let declinedId: string | undefined
  const timers = new Set<ReturnType<typeof setInterval>>()
  let losing: ReturnType<typeof setTimeout> | undefined
  /** When an established connection broke, in milliseconds of `performance.now()`. */
  let awaySince: number | undefined
  const leftId = leaving.left()
  let isComingBack = false
  /** Counts the connection attempts, so that events of an earlier one are ignored. */
  let linkNumber = 0

  window.addEventListener('pagehide', () => {
    const call = callOf(phase)
    if (call && phase.at === 'outgoing') hangUpLeaving(call.id)
    if (call && phase.at === 'talking') leaving.say(call.id)
  })

  function tell(): void {
    viewModel = { phase, own: own.state(), isSmall }
    sayMedia()
    for (const listener of listeners) listener()
  }

  function go(next: CallPhase): void {
    phase = next
    tell()
  }

  function every(milliseconds: number, act: () => void): void {
    timers.add(setInterval(act, milliseconds))
  }

  function stopTimers(): void {
    for (const timer of timers) clearInterval(timer)
    timers.clear()
    clearTimeout(losing)
    losing = undefined
    awaySince = undefined
  }

  function clear(): void {
    stopTimers()
    signalling?.close()
    link?.close()
    signalling = undefined
    link = undefined
    lastMedia = undefined
    own.close()
    own = openOwnMedia(tell)
  }

  function leave(): void {
    if (phase.at === 'none') return
    clear()
    isSmall = false
    go({ at: 'none' })
  }

  function setSmall(next: boolean): void {
    isSmall = next
    tell()
  }

  function wake(): void {
    if (phase.at === 'talking') signalling?.wake()
    else void look()
  }

  async function look(): Promise<void> {
    // The event may be newer than the answer to a pending request, so one more request follows it.
    isToLookAgain = isLooking
    if (isLooking) return
    isLooking = true
    const asked = callOf(phase)
    const found = await (asked ? calls.get({ id: asked.id }) : calls.current().then(({ call }) => call)).catch(
      (error: unknown) => (isRefusal(error, 'NOT_FOUND') ? null : undefined),
    )
    isLooking = false
    if (found !== undefined && callOf(phase)?.id === asked?.id) heed(found)
    if (isToLookAgain) wake()
  }

  function heed(found: Call | null): void {
    if (phase.at === 'incoming') followIncoming(found)
    else if (phase.at === 'outgoing') followOutgoing(found)
    else if (found?.state === 'ringing' && !found.isMine && found.id !== declinedId) beginIncoming(found)
    else if (found?.state === 'active' && found.id === leftId) void comeBack(found)
  }

  async function comeBack(call: Call): Promise<void> {
    if (phase.at !== 'none' || isComingBack) return
    isComingBack = true
    let after = 0
    try {
      // Signals sent to the previous page belong to a connection that no longer exists, so they are skipped.
      for (let more = true; more; ) {
        const { signals } = await calls.heard({ id: call.id, after })
        after = signals.at(-1)?.seq ?? after
        more = signals.length > 0
      }
    } catch {
      isComingBack = false
      return
    }
    if (phase.at !== 'none') return
    begin(call, after)
    void own.speak()
  }

  function beginIncoming(call: Call): void {
    if (phase.at !== 'none' && phase.at !== 'preview' && phase.at !== 'over') return
    clear()
    isSmall = false
    go({ at: 'incoming', call, isAnswering: false, isAsked: false })
    every(RINGING_PACE_MS, wake)
    every(RING_SECONDS * 1000, leave)
  }

  function followIncoming(call: Call | null): void {
    if (phase.at === 'incoming' && !phase.isAnswering && call?.state !== 'ringing') leave()
  }

  function followOutgoing(call: Call | null): void {
    if (phase.at !== 'outgoing' || call?.state === 'ringing') return
    if (call?.state === 'active') begin(call)
    else over(call ?? phase.call, call?.outcome ?? 'missed')
  }

  function over(call: Call, ending: Ending): void {
    const since = phase.at === 'talking' ? phase.talk.since : undefined
    clear()
    go({ at: 'over', call, ending, seconds: since === undefined ? 0 : Math.round((performance.now() - since) / 1000) })
  }

  async function ring(): Promise<void> {
    if (phase.at !== 'preview' || phase.isRinging) return
    const { callee, isAsked } = phase
    go({ ...phase, isRinging: true, error: undefined })
    try {
      const call = await calls.ring({ conversationId: callee.conversationId, agreesToShowAddress: isAsked })
      if (phase.at !== 'preview') return void calls.hangUp({ id: call.id }).catch(() => {})
      go({ at: 'outgoing', call })
      every(RINGING_PACE_MS, wake)
      every(RING_SECONDS * 1000, () => {
        void calls.hangUp({ id: call.id }).catch(() => {})
        over(call, 'missed')
      })
      wake()
    } catch (error) {
      if (phase.at !== 'preview') return
      if (isRefusal(error, 'ADDRESS_CONSENT_NEEDED')) go({ ...phase, isRinging: false, isAsked: true })
      else go({ ...phase, isRinging: false, error })
    }
  }

  async function answer(): Promise<void> {
    if (phase.at !== 'incoming' || phase.isAnswering) return
    const { call, isAsked } = phase
    go({ ...phase, isAnswering: true })
    try {
      begin(await calls.answer({ id: call.id, isAccepted: true, agreesToShowAddress: isAsked }))
      // The microphone is already open when the member chose devices while it rang.
      if (!own.state().hasMicrophone) void own.speak()
    } catch (error) {
      if (isRefusal(error, 'ADDRESS_CONSENT_NEEDED')) {
        if (phase.at === 'incoming') go({ ...phase, isAnswering: false, isAsked: true })
        return
      }
      // The call is over, or another tab answered it. After any other error the member can try again while it rings.
      if (isRefusal(error, 'CALL_OVER') || isRefusal(error, 'NOT_FOUND')) leave()
      else if (phase.at === 'incoming') go({ ...phase, isAnswering: false })
      throw error
    }
  }

  /** @param after  for a page that rejoins a call: the number of the last signal to skip */
  function begin(call: Call, after?: number): void {
    stopTimers()
    const talk: Talk = {
      call,
      link: 'connecting',
      isSlow: false,
      isAway: false,
      isBack: after !== undefined,
      theirs: { picture: 'none', isHeard: true },
      voice: undefined,
      picture: undefined,
      since: undefined,
    }
    go({ at: 'talking', talk })
    const { id } = call
    const words = openSignalling({
      say: (bodies) => calls.say({ id, bodies }),
      hear: (after) => calls.heard({ id, after }),
      onSignal: heedSignal,
      ...(after !== undefined && { after }),
      onCall: follow,
      onOver: () => over(call, howItEnded()),
    })
    signalling = words
    words.setPace(CONNECTING_PACE_MS)
    // After a rejoin the other side is told first. Its signals are ignored until it answers, because they belong to the old connection.
    let isHeeded = after === undefined
    let opening = isHeeded ? openLink(call, words) : Promise.resolve(undefined)
    if (!isHeeded) words.say({ kind: 'back' })
    words.wake()
    every(CALL_HEARTBEAT_SECONDS * 1000, () => void beat(id))
    awaitLink()
    sayMedia()

    function heedSignal(body: SignalBody): Promise<void> | void {
      if (body.kind === 'back') {
        words.say({ kind: 'again' })
        connectAnew()
      } else if (body.kind === 'again') {
        if (!isHeeded) connectAnew()
      } else if (!isHeeded) return
      else if (body.kind === 'leaving') changeTalk({ isAway: true })
      else if (body.kind === 'media') changeTalk({ theirs: { picture: body.picture, isHeard: body.isHeard } })
      else return opening.then((opened) => opened?.hear(body))
    }

    function connectAnew(): void {
      isHeeded = true
      link?.close()
      link = undefined
      clearTimeout(losing)
      losing = undefined
      changeTalk({ link: 'connecting', isSlow: false, isAway: false, voice: undefined, picture: undefined })
      opening = openLink(call, words)
      awaitLink()
      lastMedia = undefined
      sayMedia()
    }
  }

  async function openLink(call: Call, words: Signalling): Promise<PeerLink | undefined> {
    linkNumber += 1
    const number = linkNumber
    const isGone = () => signalling !== words || linkNumber !== number
    try {
      const opened = await openPeerLink({
        isCaller: call.isMine,
        own,
        servers: () => calls.iceServers({ id: call.id }),
        say: words.say,
        onLink: (state) => !isGone() && followLink(state),
        onStream: (kind, stream) => !isGone() && changeTalk({ [kind]: stream }),
      })
      if (isGone()) {
        opened.close()
        return undefined
      }
      link = opened
      return opened
    } catch {
      if (!isGone()) {
        void calls.hangUp({ id: call.id }).catch(() => {})
        over(call, 'failed')
      }
      return undefined
    }
  }

  function follow(call: Call): void {
    if (phase.at !== 'talking' || phase.talk.call.id !== call.id) return
    if (call.state === 'over') over(call, howItEnded())
  }

  function followLink(state: LinkState): void {
    if (phase.at !== 'talking') return
    const { since } = phase.talk
    const begun = since ?? (state === 'connected' ? beginningOf(phase.talk) : undefined)
    changeTalk({ link: state, isSlow: false, since: begun, ...(state === 'connected' && { isAway: false }) })
    signalling?.setPace(state === 'connected' ? CONNECTED_PACE_MS : CONNECTING_PACE_MS)
    if (state !== 'connected') {
      if (since !== undefined) awaySince ??= performance.now()
      awaitLink()
      return
    }
    clearTimeout(losing)
    losing = undefined
    awaySince = undefined
  }

  /** The server reports only that a call is over, not why. */
  function howItEnded(): Ending {
    return awaySince !== undefined && performance.now() - awaySince > AWAY_MS ? 'lost' : 'done'
  }

  function awaitLink(): void {
    losing ??= setTimeout(() => {
      changeTalk({ isSlow: true })
      losing = setTimeout(() => {
        if (phase.at !== 'talking') return
        const { call } = phase.talk
        void calls.hangUp({ id: call.id }).catch(() => {})
        over(call, 'lost')
      }, LOST_MS - SLOW_MS)
    }, SLOW_MS)
  }

  async function beat(id: string): Promise<void> {
    try {
      follow(await calls.beat({ id }))
    } catch (error) {
      if ((isRefusal(error, 'CALL_OVER') || isRefusal(error, 'NOT_FOUND')) && phase.at === 'talking')
        over(phase.talk.call, howItEnded())
    }
  }

  function changeTalk(given: Partial<Talk>): void {
    if (phase.at === 'talking') go({ at: 'talking', talk: { ...phase.talk, ...given } })
  }

  let lastMedia: string | undefined

  /** The stream itself tells neither screen from camera nor that nothing is sent. */
  function sayMedia(): void {
    if (!signalling) return
    const { picture, isHeard } = own.state()
    const media = `${picture} ${isHeard}`
    if (media === lastMedia) return
    lastMedia = media
    signalling.say({ kind: 'media', picture, isHeard })
  }

  return {
    viewModel: () => viewModel,
    own: () => own,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake,
    prepare(callee) {
      if (phase.at === 'outgoing' || phase.at === 'talking') return setSmall(false)
      if (phase.at !== 'none' && phase.at !== 'over') return
      clear()
      isSmall = false
      go({ at: 'preview', callee, isRinging: false, isAsked: false, error: undefined })
      void own.speak()
    },
    ring,
    answer,
    async decline() {
      if (phase.at !== 'incoming') return
      const { id } = phase.call
      declinedId = id
      leave()
      try {
        await calls.answer({ id, isAccepted: false })
      } catch (error) {
        if (!isRefusal(error, 'CALL_OVER') && !isRefusal(error, 'NOT_FOUND')) throw error
      }
    },
    hangUp() {
      const call = callOf(phase)
      if (!call) return leave()
      void calls.hangUp({ id: call.id }).catch(() => {})
      leave()
    },
    setSmall,
    leave,
  }
}

/** In milliseconds of `performance.now()`; after a rejoin, when the call was answered. */
const beginningOf = ({ isBack, call: { answeredAt } }: Talk): number =>
  performance.now() - (isBack && answeredAt ? Math.max(0, Date.now() - answeredAt.getTime()) : 0)

/** Returns the call that is ringing or under way in this phase; undefined otherwise. */
function callOf(phase: CallPhase): Call | undefined {
  if (phase.at === 'talking') return phase.talk.call
  return phase.at === 'incoming' || phase.at === 'outgoing' ? phase.call : undefined
}
