import { type OwnMedia, type OwnState, openOwnMedia } from '#web/foundation/devices/own-media.ts'
import type { api } from '#web/foundation/rpc.ts'
import { type OnAir, openPublisher, type RecordingConsent } from './broadcast/publisher.ts'

export type ExpertViewModel = {
  /** Whether the green room is open, where only the expert sees and hears themselves. */
  isPreparing: boolean
  onAir: OnAir
  own: OwnState
}

export type ExpertStore = {
  viewModel: () => ExpertViewModel
  subscribe: (listener: () => void) => () => void
  media: () => OwnMedia
  prepare: () => void
  cancel: () => void
  start: (recordingConsent: RecordingConsent) => void
  /** Rejects where the server could not be told. */
  stopRecording: () => Promise<void>
  stop: () => void
  hear: (broadcast: { isLive: boolean; take: number; isRecording: boolean }) => void
  /** The returned function ends the broadcast. */
  follow: () => () => void
}

type ExpertStoreOptions = {
  rooms: Pick<typeof api.rooms, 'publish' | 'unpublish'>
  replays: Pick<typeof api.replays, 'stop'>
  id: string
}

export function openExpertStore({ rooms, replays, id }: ExpertStoreOptions): ExpertStore {
  let isPreparing = false
  let onAir: OnAir = { at: 'off' }
  let media = openOwnMedia(tell)
  let viewModel: ExpertViewModel = { isPreparing, onAir, own: media.state() }
  const listeners = new Set<() => void>()
  const publisher = openPublisher({
    rooms,
    id,
    media: () => media,
    onChange(next) {
      onAir = next
      if (next.at === 'live') isPreparing = false
      if (next.at === 'elsewhere') letGo()
      tell()
    },
  })

  function tell(): void {
    viewModel = { isPreparing, onAir, own: media.state() }
    for (const listener of listeners) listener()
  }

  function letGo(): void {
    media.close()
    media = openOwnMedia(tell)
  }

  return {
    viewModel: () => viewModel,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    media: () => media,
    prepare() {
      isPreparing = true
      onAir = { at: 'off' }
      tell()
      const mine = media
      void mine.speak().then(() => {
        if (media === mine && isPreparing) void mine.showCamera()
      })
    },
    cancel() {
      isPreparing = false
      publisher.stop()
      letGo()
      tell()
    },
    start: publisher.start,
    async stopRecording() {
      // Withdraws consent first: a broadcast that reconnects meanwhile is not recorded.
      publisher.takeConsentBack()
      await replays.stop({ id })
    },
    stop() {
      publisher.stop()
      letGo()
      tell()
    },
    hear: publisher.hear,
    follow() {
      const leave = () => publisher.close()
      window.addEventListener('pagehide', leave)
      return () => {
        window.removeEventListener('pagehide', leave)
        publisher.close()
        isPreparing = false
        onAir = { at: 'off' }
        letGo()
        tell()
      }
    },
  }
}
