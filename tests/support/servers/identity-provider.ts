import { createServer } from 'node:http'
import Provider from 'oidc-provider'

export type IdentityProviderServer = { close: () => Promise<void> }

/** The name that people know it by, in tests. */
export const PROVIDER_NAME = 'Carte Santé'

const CLIENT = { client_id: 'vecu', client_secret: 'un-secret-de-test-assez-long' }
const issuerAt = (port: number) => `http://localhost:${port}`

/** The environment that tells the server under test of the provider. */
export const providerEnv = (port: number) => ({
  OIDC_ISSUER: issuerAt(port),
  OIDC_CLIENT_ID: CLIENT.client_id,
  OIDC_CLIENT_SECRET: CLIENT.client_secret,
  OIDC_NAME: PROVIDER_NAME,
})

/**
 * A real provider of OpenID Connect on this machine, whose own pages let anybody in under the name they type.
 * @param port     free
 * @param baseUrl  of the site that sends people to it
 */
export async function openIdentityProvider(port: number, baseUrl: string): Promise<IdentityProviderServer> {
  const provider = new Provider(issuerAt(port), {
    clients: [{ ...CLIENT, redirect_uris: [`${baseUrl}/api/auth/identity/callback`] }],
    cookies: { keys: ['un-secret-de-test'] },
    pkce: { required: () => true },
  })
  const server = createServer(provider.callback())
  await new Promise<void>((settle) => server.listen(port, 'localhost', settle))
  return {
    close: () =>
      new Promise((settle) => {
        server.close(() => settle())
        server.closeAllConnections()
      }),
  }
}

/**
 * Goes through the provider's pages as a browser does: in under a name, and back with what they are allowed to say.
 * @returns  the address to which the provider sends the browser back
 */
export async function throughProvider(url: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = url
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step++) {
    const response = await fetch(at, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    })
    form = undefined
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const page = await response.text()
    const onward = response.headers.get('location')
    if (onward) {
      at = new URL(onward, at).href
      if (new URL(at).origin !== new URL(url).origin) return at
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      const action = /action="([^"]+)"/.exec(page)?.[1]
      if (!prompt || !action) throw new Error(`The provider shows ${response.status}: ${page.slice(0, 200)}`)
      at = new URL(action, at).href
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'x' }) })
    }
  }
  throw new Error('The provider led nowhere.')
}
