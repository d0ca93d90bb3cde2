import { afterAll, beforeAll } from 'vitest'
import { openWorld, type World } from '../world.ts'
import { type IdentityProviderServer, openIdentityProvider, providerEnv } from './identity-provider.ts'
import { freePort } from './journey-server.ts'

export const BASE_URL = 'http://localhost:3000'

/** A world whose members may come in through a provider of identities. */
export async function openWorldWithProvider(): Promise<{ world: World; issuer: string }> {
  const port = await freePort()
  const env = providerEnv(port)
  const world = openWorld({ BASE_URL, ...env })
  let provider: IdentityProviderServer | undefined
  beforeAll(async () => {
    provider = await openIdentityProvider(port, BASE_URL)
  })
  afterAll(() => provider?.close())
  return { world, issuer: env.OIDC_ISSUER }
}
