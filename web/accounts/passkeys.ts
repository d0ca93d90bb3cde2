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
  return startRegistration({ optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON })
}

/** Asks the person's device to sign in with a passkey of this site. */
export async function usedPasskey(asked: unknown) {
  const { startAuthentication } = await loadCode(() => import('@simplewebauthn/browser'))
  return startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON })
}

/** Returns the fault between the browser and the person's device; undefined for every other error. */
export function passkeyFault(error: unknown): 'cancelled' | 'known' | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled'
  return error.name === 'InvalidStateError' ? 'known' : undefined
}
