import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { loadCode } from '#web/foundation/load-code.ts'

/** Returns whether this browser can make and use passkeys here. They do not exist for a site whose host is an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Asks the person's device to create a passkey with the options that the server sent. */
export async function madePasskey(asked: unknown) {
  const { startRegistration } = await loadCode(() => import('@simplewebauthn/browser'))
  return startRegistration({ optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON }).catch(notByDevice)
}

/** Asks the person's device to sign in with a passkey of this site. */
export async function usedPasskey(asked: unknown) {
  const { startAuthentication } = await loadCode(() => import('@simplewebauthn/browser'))
  return startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON }).catch(notByDevice)
}

/** Names of errors whose cause is the site: its address, or options that are no options. */
const OF_THE_SITE = new Set(['SecurityError', 'TypeError'])

/** Thrown where the person's device gave no passkey: they refused, it has none, or the browser cannot ask it. None of these is a failure of the server. */
class DeviceRefusal extends Error {}

function notByDevice(cause: unknown): never {
  if (cause instanceof Error && OF_THE_SITE.has(cause.name)) throw cause
  throw new DeviceRefusal('The device gave no passkey', { cause })
}

/** Returns the fault between the browser and the person's device, "cancelled" whatever its cause; undefined for every other error. */
export function passkeyFault(error: unknown): 'cancelled' | 'known' | undefined {
  if (!(error instanceof DeviceRefusal)) return undefined
  return error.cause instanceof Error && error.cause.name === 'InvalidStateError' ? 'known' : 'cancelled'
}
