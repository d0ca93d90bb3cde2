import * as oidc from 'openid-client'
import type { Config } from '#server/foundation/config.ts'

export type IdentityProvider = {
  issuer: string
  name: string
  /**
   * Returns the address at the provider to which the browser is sent.
   * @throws when the provider cannot be reached
   */
  begin(): Promise<Begun>
  /**
   * @returns the provider's permanent id for the person
   * @throws when the answer belongs to another request, or cannot be verified
   */
  finish(callback: URL, begun: Pick<Begun, 'state' | 'nonce' | 'verifier'>): Promise<string>
}

type Begun = { url: string; state: string; nonce: string; verifier: string }

const CALLBACK = '/api/auth/identity/callback'
const ANSWER_SECONDS = 10

/** Opens an OpenID Connect provider (code flow with PKCE). Its metadata and keys are fetched at the first use, and again after a failure. */
export function openIdentityProvider({ identityProvider, baseUrl }: Config): IdentityProvider | undefined {
  if (!identityProvider) return undefined
  const { issuer, clientId, clientSecret, name } = identityProvider
  let found: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    const isPlain = issuer.startsWith('http:')
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: ANSWER_SECONDS,
        ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
      })
      .catch((error: unknown) => {
        found = undefined
        throw error
      })
    return found
  }
  return {
    issuer,
    name,
    async begin() {
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: `${baseUrl}${CALLBACK}`,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, state, nonce, verifier }
    },
    async finish(callback, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return tokens.claims()!.sub
    },
  }
}
