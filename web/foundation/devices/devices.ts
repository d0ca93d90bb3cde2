export type Source = 'microphone' | 'camera' | 'screen'

export type Trouble = 'denied' | 'absent' | 'taken' | 'unable'

const TROUBLES: Record<string, Trouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

/** Maps the browser's error, by its name, to a reason (https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia). */
export const troubleOf = (error: unknown): Trouble =>
  (error instanceof Error || error instanceof DOMException ? TROUBLES[error.name] : undefined) ?? 'unable'

const VOICE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
const SCREEN = { frameRate: { ideal: 12, max: 24 } }
const CAMERA = { width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { ideal: 24, max: 30 } }

export const openMicrophone = (deviceId?: string): Promise<MediaStreamTrack> =>
  firstTrack((devices) => devices.getUserMedia({ audio: { ...VOICE, ...chosen(deviceId) } }))

export const openCamera = (deviceId?: string): Promise<MediaStreamTrack> =>
  firstTrack((devices) => devices.getUserMedia({ video: { ...CAMERA, ...chosen(deviceId) } }))

export const openScreen = (): Promise<MediaStreamTrack> =>
  firstTrack((devices) => devices.getDisplayMedia({ video: SCREEN, audio: false }))

/** Browsers on phones cannot share a screen. */
export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

export type Device = { id: string; label: string }

/** The names are empty until the person has allowed a microphone or a camera. */
export async function listDevices(): Promise<{ microphones: Device[]; cameras: Device[] }> {
  const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => undefined)) ?? []
  const ofKind = (wanted: MediaDeviceKind) =>
    all
      .filter(({ kind, deviceId }) => kind === wanted && deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  return { microphones: ofKind('audioinput'), cameras: ofKind('videoinput') }
}

const chosen = (deviceId: string | undefined) => ({ ...(deviceId && { deviceId: { ideal: deviceId } }) })

async function firstTrack(open: (devices: MediaDevices) => Promise<MediaStream>): Promise<MediaStreamTrack> {
  // Without https, browsers offer no media devices.
  if (!navigator.mediaDevices) throw new DOMException('no devices here', 'NotFoundError')
  const [track] = (await open(navigator.mediaDevices)).getTracks()
  if (!track) throw new DOMException('no track', 'NotFoundError')
  return track
}
