const KEPT_AS = 'vecu.devices.'

type DeviceKind = 'microphone' | 'camera'

/** The microphone or camera that was chosen in this browser before. */
export function chosenDevice(kind: DeviceKind): string | undefined {
  try {
    return localStorage.getItem(KEPT_AS + kind) ?? undefined
  } catch {
    return undefined
  }
}

export function keepDevice(kind: DeviceKind, deviceId: string): void {
  try {
    localStorage.setItem(KEPT_AS + kind, deviceId)
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the call.
  }
}
