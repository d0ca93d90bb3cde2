import { attempt } from '../storage/attempt.ts'

const KEPT_AS = 'vecu.devices.'

type DeviceKind = 'microphone' | 'camera'

export const chosenDevice = (kind: DeviceKind): string | undefined =>
  attempt(() => localStorage.getItem(KEPT_AS + kind)) ?? undefined

export const keepDevice = (kind: DeviceKind, deviceId: string): void =>
  attempt(() => localStorage.setItem(KEPT_AS + kind, deviceId))
