import type { Hono } from 'hono'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { publishedHeads } from '#server/admin/audit-head-queries.ts'
import type { Config } from '#server/foundation/config.ts'
import type { Env } from './context.ts'
import type { AppServices } from './services.ts'

const FLOOD = { name: 'well-known', points: 60, seconds: 60 }
const HEADS_MS = 60_000

/** Days for which the words of security.txt are said to hold: under the year that RFC 9116 recommends, and anew at each answer. */
const HOLDS_DAYS = 180

/**
 * The addresses that search engines and other programs may read: the pages about the site itself that visitors are shown. No story of a member is among them,
 * though some can be read by anybody who has the address: nobody takes back what a search engine has found once.
 */
const READABLE = [
  ...['/$', '/commencement$', '/ce-qui-a-aide$', '/fiches', '/legal/', '/expert-conferences', '/observatoire'],
  ...['/share.png', '/assets/'],
]
const ROBOTS = ['User-agent: *', ...READABLE.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n')

/** Serves the files that other programs look for under addresses that they all know. */
export function serveWellKnown(app: Hono<Env>, { services }: AppServices): void {
  const { config, limits, now } = services
  const heads = openHeads(services)
  app.get('/.well-known/security.txt', (c) => c.text(securityText(config, now())))
  // One JSON object a line, to be kept by anybody who wants to verify the audit log some day.
  app.get('/.well-known/audit-heads', async (c) => {
    await limits.takeInMemory(FLOOD, c.get('address'))
    return c.text(await heads())
  })
  app.get('/robots.txt', (c) => c.text(ROBOTS))
  // Where password managers lead to change a password (W3C).
  app.get('/.well-known/change-password', (c) => c.redirect('/settings/sign-in#mot-de-passe', 302))
  // Password managers ask first for an address that must not be there: they do not believe a site that answers everything.
  app.get('/.well-known/*', (c) => c.notFound())
}

/** Reads the signed heads of the audit log. One line a day is added to them: within a minute all who ask share one reading. */
function openHeads(services: AppServices['services']): () => Promise<string> {
  let [read, staleAt] = [Promise.resolve(''), 0]
  return () => {
    const at = services.now().getTime()
    if (at < staleAt && at >= staleAt - HEADS_MS) return read
    staleAt = at + HEADS_MS
    read = publishedHeads(services)
    // A reading that failed is not kept.
    read.catch(() => (staleAt = 0))
    return read
  }
}

/** @source  RFC 9116 */
export function securityText(
  { securityMail, baseUrl, https }: Pick<Config, 'securityMail' | 'baseUrl' | 'https'>,
  now: Date,
) {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + HOLDS_DAYS * DAY_MS)
  return [
    `Contact: mailto:${securityMail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    ...(https ? [`Canonical: ${baseUrl}/.well-known/security.txt`] : []),
    `Policy: ${baseUrl}/legal/contact#securite`,
    '',
  ].join('\n')
}
