import type { MediaFaultKind } from '#server/foundation/net/media-server.ts'
import type { RelayAddress } from './connection-service.ts'

/** The settings that a room's process is given when it begins, as its one argument. */
export type RelaySettings = {
  place: RelayAddress
  /** A viewer who has not answered and connected within this time is removed. */
  connectedWithinMs: number
}

/** A question to the process of a room, each time with a number. */
export type RelayTask =
  | { act: 'publish'; offer: string }
  | { act: 'watch'; watchId: string }
  | { act: 'answer'; watchId: string; answer: string }
  | { act: 'unwatch'; watchId: string }

export type RelayQuestion = RelayTask & { number: number }

/** A message of the process: it has begun, it answers a question, or something happened by itself. */
export type RelayMessage =
  | { ready: true }
  | { number: number; sdp: string | null }
  | { number: number; fault: MediaFaultKind; why: string }
  | { silent: true }
  | { left: string }
