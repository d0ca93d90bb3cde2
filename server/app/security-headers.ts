import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/foundation/config.ts'

const YEAR_SECONDS = 31_536_000

/** Returns the policy for pages of this site: they load from this site alone, run no inline script, and are framed by nobody. */
export function contentSecurityPolicy({ baseUrl, nonce }: { baseUrl: string; nonce?: string }): string {
  const socket = new URL(baseUrl).origin.replace(/^http/, 'ws')
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${socket}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

type Site = Pick<Config, 'https' | 'baseUrl'>

export const securityHeadersOf = ({ https, baseUrl }: Site): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy({ baseUrl }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), interest-cohort=()',
  ...(https && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
})

export function securityHeaders(site: Site): MiddlewareHandler {
  const { 'content-security-policy': policy, ...others } = securityHeadersOf(site)
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy!)
    for (const [name, value] of Object.entries(others)) headers.set(name, value)
  }
}
