import type { MediaFaultKind } from '#server/foundation/net/media-server.ts'
import type { RelayAddress } from './connection-service.ts'

export type RelaySettings = {
  place: RelayAddress
  connectedWithinMs: number
}

export type RelayTask =
  | { act: 'publish'; offer: string }
  | { act: 'watch'; watchId: string }
  | { act: 'answer'; watchId: string; answer: string }
  | { act: 'unwatch'; watchId: string }

export type RelayQuestion = RelayTask & { number: number }

export type RelayMessage =
  | { ready: true }
  | { number: number; sdp: string | null }
  | { number: number; fault: MediaFaultKind; why: string }
  | { silent: true }
  | { left: string }
