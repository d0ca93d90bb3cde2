import type { Call, Picture, SignalBody } from '#contract/chat/call-schema.ts'
import { CALL_HEARTBEAT_SECONDS, RING_SECONDS } from '#contract/chat/limits.ts'
import { type OwnMedia, type OwnState, openOwnMedia } from '#web/foundation/devices/own-media.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import type { api } from '#web/foundation/rpc.ts'
import type { LinkState } from './negotiation.ts'
import { openPeerLink, type PeerLink } from './peer-link.ts'
import { openSignalling, type Signalling } from './signalling.ts'

/** The member about to be called. */
export type Callee = { conversationId: string; name: string }

/** How a call ended that this side did not end: `failed` where it could not begin. */
export type Ending = 'done' | 'declined' | 'missed' | 'lost' | 'failed'

/** The picture and the sound that the other side gives. */
export type Theirs = { picture: Picture; isHeard: boolean }

export type Talk = {
  call: Call
  link: LinkState
  /** The two browsers have been looking for each other for a while. */
  isSlow: boolean
  /** The other page goes, and may come back. */
  isAway: boolean
  /** This page came back into the call. */
  isBack: boolean
  theirs: Theirs
  voice: MediaStream | undefined
  picture: MediaStream | undefined
  /** When they first heard each other: milliseconds of `performance.now()`. */
  since: number | undefined
}

export type Stage =
  | { at: 'none' }
  /** `isAsked`: whether the other may see this side's address. */
  | { at: 'preview'; callee: Callee; isRinging: boolean; isAsked: boolean; error: unknown }
  | { at: 'incoming'; call: Call; isAnswering: boolean; isAsked: boolean }
  | { at: 'outgoing'; call: Call }
  | { at: 'talking'; talk: Talk }
  | { at: 'over'; call: Call; ending: Ending; seconds: number }

/** A stage in which there is a call to show. */
export type Staged = Extract<Stage, { at: 'outgoing' | 'talking' | 'over' }>

/** The state that the screen shows: the stage of the call, and what this side gives. */
export type CallViewModel = {
  stage: Stage
  own: OwnState
  /** The call stands in a corner: the page is there to be used meanwhile. */
  isSmall: boolean
}

export type CallStore = {
  /** The same object until something changes. */
  scene: () => CallViewModel
  own: () => OwnMedia
  subscribe: (listener: () => void) => () => void
  /** Something about calls may have changed. */
  wake: () => void
  /** Before ringing: devices are chosen. Where a call goes on, that one is shown instead. */
  prepare: (callee: Callee) => void
  /** Rings; where the server wants this side's agreement to show its address, asks for it first: the next time says yes. */
  ring: () => Promise<void>
  /** Takes the call that rings, or asks in the same way. Rejects where that cannot be said to the server. */
  answer: () => Promise<void>
  /** Refuses the call that rings, and leaves it at once. Rejects where that cannot be said to the server: it rings on elsewhere. */
  decline: () => Promise<void>
  hangUp: () => void
  setSmall: (isSmall: boolean) => void
  /** Closes what is shown where nothing goes on any more. */
  leave: () => void
}

type DeskOptions = {
  calls: typeof api.calls
  /** Ends a call while the page goes. */
  hangUpLeaving: (id: string) => void
  /** Used by a page that goes while two talk: it may be on its way back, by a reload. */
  leaving: {
    /** Tells the other side, and keeps for the next page of this tab that it was in this call. */
    say: (id: string) => void
    /** The call that the page before this one was in, where it went a moment ago. */
    left: () => string | undefined
  }
}

const RINGING_PACE_MS = 3_000
const CONNECTING_PACE_MS = 2_000
const CONNECTED_PACE_MS = 15_000
const SLOW_MS = 15_000
/** A link that is gone for so long does not come back. */
const LOST_MS = 60_000
/** Who hangs up ends the call before their link goes: a call that ends after so long without one was lost. */
const AWAY_MS = 3_000

/** Opens the calls of this page: one at most. The screen shows what its stage says. */
export function openCallStore({ calls, hangUpLeaving, leaving }: DeskOptions): CallStore {
  let stage: Stage = { at: 'none' }
  let own = openOwnMedia(tell)
  let isSmall = false
  let scene: CallViewModel = { stage, own: own.state(), isSmall }
  const listeners = new Set<() => void>()
  let signalling: Signalling | undefined
  let link: PeerLink | undefined
  let isLooking = false
  let isToLookAgain = false
  /** The id of the call refused here: the server may not have heard of that yet. */
  let declinedId: string | undefined
  const timers = new Set<ReturnType<typeof setInterval>>()
  let losing: ReturnType<typeof setTimeout> | undefined
  /** When the two browsers, which had found each other, lost each other: milliseconds of `performance.now()`. */
  let awaySince: number | undefined
  const leftId = leaving.left()
  let isComingBack = false
  /** Grows each time the two browsers look for each other anew. */
  let linkNumber = 0

  window.addEventListener('pagehide', () => {
    const call = callOf(stage)
    if (call && stage.at === 'outgoing') hangUpLeaving(call.id)
    if (call && stage.at === 'talking') leaving.say(call.id)
  })

  function tell(): void {
    scene = { stage, own: own.state(), isSmall }
    sayMedia()
    for (const listener of listeners) listener()
  }

  function go(next: Stage): void {
    stage = next
    tell()
  }

  /** Does this every so often, until the stage is another. */
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

  /** Lets go of all that a call held. */
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
    if (stage.at === 'none') return
    clear()
    isSmall = false
    go({ at: 'none' })
  }

  function setSmall(next: boolean): void {
    isSmall = next
    tell()
  }

  function wake(): void {
    if (stage.at === 'talking') signalling?.wake()
    else void look()
  }

  /** Asks how the call stands that rings here, or whether one does. */
  async function look(): Promise<void> {
    // The news that woke it may be newer than the answer on its way: it looks once more after that.
    isToLookAgain = isLooking
    if (isLooking) return
    isLooking = true
    const asked = callOf(stage)
    const found = await (asked ? calls.get({ id: asked.id }) : calls.current().then(({ call }) => call)).catch(
      (error: unknown) => (isRefusal(error, 'NOT_FOUND') ? null : undefined),
    )
    isLooking = false
    if (found !== undefined && callOf(stage)?.id === asked?.id) heed(found)
    if (isToLookAgain) wake()
  }

  function heed(found: Call | null): void {
    if (stage.at === 'incoming') followIncoming(found)
    else if (stage.at === 'outgoing') followOutgoing(found)
    else if (found?.state === 'ringing' && !found.isMine && found.id !== declinedId) beginIncoming(found)
    else if (found?.state === 'active' && found.id === leftId) void comeBack(found)
  }

  /** Comes back into a call after a reload: once, as long as the server keeps this side's place. */
  async function comeBack(call: Call): Promise<void> {
    if (stage.at !== 'none' || isComingBack) return
    isComingBack = true
    let after = 0
    try {
      // Signals for the page before this one belong to a connection that is gone: they are skipped.
      for (let more = true; more; ) {
        const { signals } = await calls.heard({ id: call.id, after })
        after = signals.at(-1)?.seq ?? after
        more = signals.length > 0
      }
    } catch {
      isComingBack = false
      return
    }
    if (stage.at !== 'none') return
    begin(call, after)
    void own.speak()
  }

  function beginIncoming(call: Call): void {
    if (stage.at !== 'none' && stage.at !== 'preview' && stage.at !== 'over') return
    clear()
    isSmall = false
    go({ at: 'incoming', call, isAnswering: false, isAsked: false })
    every(RINGING_PACE_MS, wake)
    every(RING_SECONDS * 1000, leave)
  }

  /** Leaves the call when another tab of mine took it, or it rings no more. */
  function followIncoming(call: Call | null): void {
    if (stage.at === 'incoming' && !stage.isAnswering && call?.state !== 'ringing') leave()
  }

  function followOutgoing(call: Call | null): void {
    if (stage.at !== 'outgoing' || call?.state === 'ringing') return
    if (call?.state === 'active') begin(call)
    else over(call ?? stage.call, call?.outcome ?? 'missed')
  }

  function over(call: Call, ending: Ending): void {
    const since = stage.at === 'talking' ? stage.talk.since : undefined
    clear()
    go({ at: 'over', call, ending, seconds: since === undefined ? 0 : Math.round((performance.now() - since) / 1000) })
  }

  async function ring(): Promise<void> {
    if (stage.at !== 'preview' || stage.isRinging) return
    const { callee, isAsked } = stage
    go({ ...stage, isRinging: true, error: undefined })
    try {
      const call = await calls.ring({ conversationId: callee.conversationId, agreesToShowAddress: isAsked })
      if (stage.at !== 'preview') return void calls.hangUp({ id: call.id }).catch(() => {})
      go({ at: 'outgoing', call })
      every(RINGING_PACE_MS, wake)
      every(RING_SECONDS * 1000, () => {
        void calls.hangUp({ id: call.id }).catch(() => {})
        over(call, 'missed')
      })
      wake()
    } catch (error) {
      if (stage.at !== 'preview') return
      if (isRefusal(error, 'ADDRESS_CONSENT_NEEDED')) go({ ...stage, isRinging: false, isAsked: true })
      else go({ ...stage, isRinging: false, error })
    }
  }

  async function answer(): Promise<void> {
    if (stage.at !== 'incoming' || stage.isAnswering) return
    const { call, isAsked } = stage
    go({ ...stage, isAnswering: true })
    try {
      begin(await calls.answer({ id: call.id, isAccepted: true, agreesToShowAddress: isAsked }))
      // The microphone is open already where devices were chosen while it rang.
      if (!own.state().hasMicrophone) void own.speak()
    } catch (error) {
      if (isRefusal(error, 'ADDRESS_CONSENT_NEEDED')) {
        if (stage.at === 'incoming') go({ ...stage, isAnswering: false, isAsked: true })
        return
      }
      // The call is over, or another tab took it; else the member can try again while it rings.
      if (isRefusal(error, 'CALL_OVER') || isRefusal(error, 'NOT_FOUND')) leave()
      else if (stage.at === 'incoming') go({ ...stage, isAnswering: false })
      throw error
    }
  }

  /**
   * Begins the talk: the browsers look for each other.
   * @param after  where this page comes back into a call: the number of the last signal
   */
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
    // The other side is told first; until it answers, its signals belong to the connection that is gone.
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
    if (stage.at !== 'talking' || stage.talk.call.id !== call.id) return
    if (call.state === 'over') over(call, howItEnded())
  }

  function followLink(state: LinkState): void {
    if (stage.at !== 'talking') return
    const { since } = stage.talk
    const begun = since ?? (state === 'connected' ? beginningOf(stage.talk) : undefined)
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

  /** Tells a lost call from an ended one: the server tells that a call is over, not whether somebody ended it or was gone. */
  function howItEnded(): Ending {
    return awaySince !== undefined && performance.now() - awaySince > AWAY_MS ? 'lost' : 'done'
  }

  /** Waits for the browsers to find each other: says so when it takes long, and gives up in the end. */
  function awaitLink(): void {
    losing ??= setTimeout(() => {
      changeTalk({ isSlow: true })
      losing = setTimeout(() => {
        if (stage.at !== 'talking') return
        const { call } = stage.talk
        void calls.hangUp({ id: call.id }).catch(() => {})
        over(call, 'lost')
      }, LOST_MS - SLOW_MS)
    }, SLOW_MS)
  }

  async function beat(id: string): Promise<void> {
    try {
      follow(await calls.beat({ id }))
    } catch (error) {
      if ((isRefusal(error, 'CALL_OVER') || isRefusal(error, 'NOT_FOUND')) && stage.at === 'talking')
        over(stage.talk.call, howItEnded())
    }
  }

  function changeTalk(given: Partial<Talk>): void {
    if (stage.at === 'talking') go({ at: 'talking', talk: { ...stage.talk, ...given } })
  }

  let lastMedia: string | undefined

  /** Tells the other side what this side gives: the stream does not tell whether it is a screen, nor that nothing is sent any more. */
  function sayMedia(): void {
    if (!signalling) return
    const { picture, isHeard } = own.state()
    const media = `${picture} ${isHeard}`
    if (media === lastMedia) return
    lastMedia = media
    signalling.say({ kind: 'media', picture, isHeard })
  }

  return {
    scene: () => scene,
    own: () => own,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake,
    prepare(callee) {
      if (stage.at === 'outgoing' || stage.at === 'talking') return setSmall(false)
      if (stage.at !== 'none' && stage.at !== 'over') return
      clear()
      isSmall = false
      go({ at: 'preview', callee, isRinging: false, isAsked: false, error: undefined })
      void own.speak()
    },
    ring,
    answer,
    async decline() {
      if (stage.at !== 'incoming') return
      const { id } = stage.call
      declinedId = id
      leave()
      try {
        await calls.answer({ id, isAccepted: false })
      } catch (error) {
        if (!isRefusal(error, 'CALL_OVER') && !isRefusal(error, 'NOT_FOUND')) throw error
      }
    },
    hangUp() {
      const call = callOf(stage)
      if (!call) return leave()
      void calls.hangUp({ id: call.id }).catch(() => {})
      leave()
    },
    setSmall,
    leave,
  }
}

/** Returns when the talk began, by `performance.now()`: in a call that this page came back into, when it was answered. */
const beginningOf = ({ isBack, call: { answeredAt } }: Talk): number =>
  performance.now() - (isBack && answeredAt ? Math.max(0, Date.now() - answeredAt.getTime()) : 0)

/** The call that goes on at this stage. */
function callOf(stage: Stage): Call | undefined {
  if (stage.at === 'talking') return stage.talk.call
  return stage.at === 'incoming' || stage.at === 'outgoing' ? stage.call : undefined
}
