import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loopbackCertificate } from './servers/certificate.ts'
import { freePort, startJourneyServer } from './servers/journey-server.ts'

/** One real server for all journeys, on an empty folder. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-journeys-'))
  chmodSync(dataDir, 0o755)
  const push = await foreseePushService(dataDir)
  const clear = () => {
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(push.trusted, { force: true })
  }
  try {
    const { url, stop } = await startJourneyServer(dataDir, {
      PUSH_HOSTS: `fcm.googleapis.com,${push.origin}`,
      NODE_EXTRA_CA_CERTS: push.trusted,
    })
    process.env.JOURNEYS_URL = url
    process.env.JOURNEYS_DATA = dataDir
    process.env.JOURNEYS_PUSH = JSON.stringify(push.service)
    return async () => {
      await stop()
      clear()
    }
  } catch (error) {
    clear()
    throw error
  }
}

/** Where a journey may open a push service that the server sends to and trusts: a browser here has none of its own. */
async function foreseePushService(dataDir: string) {
  const port = await freePort()
  const service = { port, ...loopbackCertificate() }
  const trusted = `${dataDir}.pem`
  writeFileSync(trusted, service.cert)
  return { service, trusted, origin: `https://127.0.0.1:${port}` }
}
