import type { Hono } from 'hono'
import { DAY_MS, MINUTE_MS } from '#contract/foundation/durations.ts'
import { publishedHeads } from '#server/admin/audit-head-queries.ts'
import type { Config } from '#server/foundation/config.ts'
import type { Env } from './context.ts'
import { WELL_KNOWN_FLOOD } from './flood-limits.ts'
import type { AppServices } from './services.ts'
import { pathOnly } from './unread-query.ts'

const HEADS_MS = MINUTE_MS

/** Days until security.txt expires: less than the year that RFC 9116 allows, and counted from each answer. */
const HOLDS_DAYS = 180

/**
 * The addresses that search engines may index: the pages about the site itself. No member's story is among them, though some are readable by anybody with the
 * address, because what a search engine has indexed cannot be taken back.
 */
const READABLE = [
  ...['/$', '/commencement$', '/ce-qui-a-aide$', '/fiches', '/legal/', '/expert-conferences', '/observatoire'],
  ...['/share.png', '/assets/'],
]
const ROBOTS = ['User-agent: *', ...READABLE.map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n')

export function serveWellKnown(app: Hono<Env>, { services }: AppServices): void {
  const { config, limits, now } = services
  const heads = openHeads(services)
  app.get('/.well-known/security.txt', pathOnly, (c) => c.text(securityText(config, now())))
  app.get('/.well-known/audit-heads', pathOnly, async (c) => {
    await limits.takeInMemory(WELL_KNOWN_FLOOD, c.get('address'))
    return c.text(await heads())
  })
  app.get('/robots.txt', pathOnly, (c) => c.text(ROBOTS))
  // Where password managers lead to change a password (W3C).
  app.get('/.well-known/change-password', pathOnly, (c) => c.redirect('/settings/sign-in#mot-de-passe', 302))
  // Password managers first request an address that must not exist, and distrust a site that answers it.
  app.get('/.well-known/*', pathOnly, (c) => c.notFound())
}

function openHeads(services: AppServices['services']): () => Promise<string> {
  let [read, staleAt] = [Promise.resolve(''), 0]
  return () => {
    const at = services.now().getTime()
    if (at < staleAt && at >= staleAt - HEADS_MS) return read
    staleAt = at + HEADS_MS
    read = publishedHeads(services)
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
