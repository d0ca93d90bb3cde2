import { type OwnMedia, type OwnState, openOwnMedia } from '#web/foundation/devices/own-media.ts'
import type { api } from '#web/foundation/rpc.ts'
import { type OnAir, openPublisher, type RecordingConsent } from './broadcast/publisher.ts'

export type ExpertViewModel = {
  /** The green room is open: one is seen and heard by oneself. */
  isPreparing: boolean
  onAir: OnAir
  own: OwnState
}

export type ExpertStore = {
  /** The same object until something changes. */
  scene: () => ExpertViewModel
  subscribe: (listener: () => void) => () => void
  media: () => OwnMedia
  /** Opens camera and microphone, for oneself. */
  prepare: () => void
  cancel: () => void
  start: (recordingConsent: RecordingConsent) => void
  /** What is sent goes on, and is recorded no more. Rejects where that could not be said. */
  stopRecording: () => Promise<void>
  stop: () => void
  hear: (broadcast: { isLive: boolean; take: number; isRecording: boolean }) => void
  /** Until the function it returns is called, which ends what is sent. */
  follow: () => () => void
}

type DeskOptions = {
  rooms: Pick<typeof api.rooms, 'publish' | 'unpublish'>
  replays: Pick<typeof api.replays, 'stop'>
  id: string
}

/** What the expert does: gets ready, goes on air, and leaves it. */
export function openExpertStore({ rooms, replays, id }: DeskOptions): ExpertStore {
  let isPreparing = false
  let onAir: OnAir = { at: 'off' }
  let media = openOwnMedia(tell)
  let scene: ExpertViewModel = { isPreparing, onAir, own: media.state() }
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
    scene = { isPreparing, onAir, own: media.state() }
    for (const listener of listeners) listener()
  }

  /** Camera and microphone go dark. */
  function letGo(): void {
    media.close()
    media = openOwnMedia(tell)
  }

  return {
    scene: () => scene,
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
      // Should the line break meanwhile, nothing is recorded anew.
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
