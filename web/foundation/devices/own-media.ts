import {
  type Device,
  listDevices,
  openCamera,
  openMicrophone,
  openScreen,
  type Source,
  type Trouble,
  troubleOf,
} from './devices.ts'
import { chosenDevice, keepDevice } from './kept-devices.ts'

export type Picture = 'none' | 'camera' | 'screen'

export type OwnState = {
  isHeard: boolean
  hasMicrophone: boolean
  hasCamera: boolean
  picture: Picture
  view: MediaStream | undefined
  /** The source that the browser is asking the person about. */
  opening: Source | undefined
  trouble: { source: Source; why: Trouble } | undefined
  devices: { microphones: Device[]; cameras: Device[] }
  microphoneId: string | undefined
  cameraId: string | undefined
  voice: MediaStream | undefined
}

export type Senders = { audio: RTCRtpSender | undefined; video: RTCRtpSender | undefined }

export type OwnMedia = {
  state: () => OwnState
  speak: (deviceId?: string) => Promise<void>
  setHeard: (isHeard: boolean) => void
  /** Releases the microphone. */
  muteMicrophone: () => void
  showCamera: (deviceId?: string) => Promise<void>
  hideCamera: () => void
  shareScreen: () => Promise<void>
  stopSharing: () => void
  /** Sends this side's tracks through these senders from now on, also after a track was replaced. */
  attach: (senders: Senders) => void
  close: () => void
}

/** Tracks are added and replaced without a new negotiation. */
export function openOwnMedia(onChange: () => void): OwnMedia {
  const tracks: Partial<Record<Source, MediaStreamTrack>> = {}
  const turns = { microphone: 0, camera: 0, screen: 0 }
  let isMuted = false
  let senders: Senders = { audio: undefined, video: undefined }
  let isOver = false
  let state = stateNow({
    opening: undefined,
    trouble: undefined,
    devices: { microphones: [], cameras: [] },
  })

  async function open(source: Source, ask: () => Promise<MediaStreamTrack>): Promise<void> {
    turns[source] += 1
    const turn = turns[source]
    const isLate = () => isOver || turn !== turns[source]
    change({ opening: source, trouble: undefined })
    try {
      const track = await ask()
      if (isLate()) return track.stop()
      tracks[source]?.stop()
      tracks[source] = track
      // The person used the browser's own "stop sharing", or unplugged the device.
      track.onended = () => drop(source)
      if (source === 'screen') track.contentHint = 'detail'
      if (source === 'microphone') track.enabled = !isMuted
      change({ opening: undefined })
      const devices = await listDevices()
      if (!isOver) change({ devices })
    } catch (error) {
      if (!isLate()) change({ opening: undefined, trouble: { source, why: troubleOf(error) } })
    }
  }

  function drop(source: Source): void {
    turns[source] += 1
    const track = tracks[source]
    if (track) {
      track.onended = null
      track.stop()
      delete tracks[source]
    }
    if (!isOver) change({ opening: undefined, trouble: undefined })
  }

  function change(given: Partial<Pick<OwnState, 'opening' | 'trouble' | 'devices'>>): void {
    state = stateNow({ ...state, ...given })
    send()
    onChange()
  }

  function stateNow(kept: Pick<OwnState, 'opening' | 'trouble' | 'devices'> & Partial<OwnState>): OwnState {
    const { microphone, camera, screen } = tracks
    const shown = screen ?? camera
    return {
      opening: kept.opening,
      trouble: kept.trouble,
      devices: kept.devices,
      isHeard: microphone !== undefined && !isMuted,
      hasMicrophone: microphone !== undefined,
      hasCamera: camera !== undefined,
      picture: screen ? 'screen' : camera ? 'camera' : 'none',
      view: viewOf(shown, kept.view),
      voice: voiceOf(microphone, kept.voice),
      microphoneId: microphone?.getSettings().deviceId,
      cameraId: camera?.getSettings().deviceId,
    }
  }

  function send(): void {
    const { microphone, camera, screen } = tracks
    put(senders.audio, microphone)
    put(senders.video, screen ?? camera)
  }

  return {
    state: () => state,
    speak(deviceId) {
      if (deviceId) keepDevice('microphone', deviceId)
      return open('microphone', () => openMicrophone(deviceId ?? chosenDevice('microphone')))
    },
    setHeard(isHeard) {
      isMuted = !isHeard
      if (tracks.microphone) tracks.microphone.enabled = isHeard
      change({})
    },
    muteMicrophone: () => drop('microphone'),
    showCamera(deviceId) {
      if (deviceId) keepDevice('camera', deviceId)
      return open('camera', () => openCamera(deviceId ?? chosenDevice('camera')))
    },
    hideCamera: () => drop('camera'),
    shareScreen: () => open('screen', openScreen),
    stopSharing: () => drop('screen'),
    attach(given) {
      senders = given
      send()
    },
    close() {
      isOver = true
      for (const source of ['microphone', 'camera', 'screen'] as const) drop(source)
      senders = { audio: undefined, video: undefined }
    },
  }
}

/** Returns the same stream for the same track, because a new stream would make the picture flicker. */
function viewOf(track: MediaStreamTrack | undefined, before: MediaStream | undefined): MediaStream | undefined {
  if (!track) return undefined
  return before?.getVideoTracks()[0] === track ? before : new MediaStream([track])
}

function voiceOf(track: MediaStreamTrack | undefined, before: MediaStream | undefined): MediaStream | undefined {
  if (!track) return undefined
  return before?.getAudioTracks()[0] === track ? before : new MediaStream([track])
}

function put(sender: RTCRtpSender | undefined, track: MediaStreamTrack | undefined): void {
  if (!sender || sender.track === (track ?? null)) return
  // A connection that was closed meanwhile rejects the call.
  sender.replaceTrack(track ?? null).catch(() => {})
}
