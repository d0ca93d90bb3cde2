import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { loadCode } from '#web/foundation/load-code.ts'

/** Passkeys do not exist for a site whose host is an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)

export async function madePasskey(asked: unknown) {
  const { startRegistration } = await loadCode(() => import('@simplewebauthn/browser'))
  return startRegistration({ optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON }).catch(notByDevice)
}

export async function usedPasskey(asked: unknown) {
  const { startAuthentication } = await loadCode(() => import('@simplewebauthn/browser'))
  return startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON }).catch(notByDevice)
}

/** Errors caused by the site: its address, or invalid options. */
const OF_THE_SITE = new Set(['SecurityError', 'TypeError'])

/** The person refused, the device has no passkey, or the browser cannot ask it. None of these is a failure of the server. */
class DeviceRefusal extends Error {}

function notByDevice(cause: unknown): never {
  if (cause instanceof Error && OF_THE_SITE.has(cause.name)) throw cause
  throw new DeviceRefusal('The device gave no passkey', { cause })
}

export function passkeyFault(error: unknown): 'cancelled' | 'known' | undefined {
  if (!(error instanceof DeviceRefusal)) return undefined
  return error.cause instanceof Error && error.cause.name === 'InvalidStateError' ? 'known' : 'cancelled'
}
