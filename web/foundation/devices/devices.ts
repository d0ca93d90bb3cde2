export type Source = 'microphone' | 'camera' | 'screen'

/** Why something cannot be heard or seen: refused by the person or their browser, not there, held by another program, or else. */
export type Trouble = 'denied' | 'absent' | 'taken' | 'unable'

const TROUBLES: Record<string, Trouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

/** Returns the meaning of the browser's refusal, by its name (https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia). */
export const troubleOf = (error: unknown): Trouble =>
  (error instanceof Error || error instanceof DOMException ? TROUBLES[error.name] : undefined) ?? 'unable'

const VOICE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
const SCREEN = { frameRate: { ideal: 12, max: 24 } }
const CAMERA = { width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { ideal: 24, max: 30 } }

/** Opens the microphone, the chosen one where it is still there. Rejects as the browser does. */
export const openMicrophone = (deviceId?: string): Promise<MediaStreamTrack> =>
  firstTrack((devices) => devices.getUserMedia({ audio: { ...VOICE, ...chosen(deviceId) } }))

export const openCamera = (deviceId?: string): Promise<MediaStreamTrack> =>
  firstTrack((devices) => devices.getUserMedia({ video: { ...CAMERA, ...chosen(deviceId) } }))

/** Asks which screen or window to share. */
export const openScreen = (): Promise<MediaStreamTrack> =>
  firstTrack((devices) => devices.getDisplayMedia({ video: SCREEN, audio: false }))

/** Whether this browser can share a screen: those of telephones cannot. */
export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

export type Device = { id: string; label: string }

/** Microphones and cameras by the names that the browser gives once one of them was allowed; empty names before. */
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
  // Without https a browser has none to offer.
  if (!navigator.mediaDevices) throw new DOMException('no devices here', 'NotFoundError')
  const [track] = (await open(navigator.mediaDevices)).getTracks()
  if (!track) throw new DOMException('no track', 'NotFoundError')
  return track
}
