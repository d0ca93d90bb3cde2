import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { loadCode } from '#web/foundation/load-code.ts'

/** Whether this browser can make and use passkeys here. A site that goes by a number has none. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Has the person's device make a passkey, as the server asked. */
export async function madePasskey(asked: unknown) {
  const { startRegistration } = await loadCode(() => import('@simplewebauthn/browser'))
  return startRegistration({ optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON })
}

/** Has the person's device use a passkey of this site. */
export async function usedPasskey(asked: unknown) {
  const { startAuthentication } = await loadCode(() => import('@simplewebauthn/browser'))
  return startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON })
}

/** What went wrong between the browser and the person's device; undefined for everything else. */
export function passkeyFault(error: unknown): 'cancelled' | 'known' | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled'
  return error.name === 'InvalidStateError' ? 'known' : undefined
}
