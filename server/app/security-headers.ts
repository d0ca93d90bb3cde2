import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/foundation/config.ts'

const YEAR_SECONDS = 31_536_000

/** What pages of this site may do: load from this site alone, run no inline script, be framed by nobody. */
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

/** The headers of every answer; pages set their own policy with their nonce. */
export function securityHeaders({ https, baseUrl }: Pick<Config, 'https' | 'baseUrl'>): MiddlewareHandler {
  const policy = contentSecurityPolicy({ baseUrl })
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('x-frame-options', 'DENY')
    headers.set('referrer-policy', 'no-referrer')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set(
      'permissions-policy',
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), interest-cohort=()',
    )
    if (https) headers.set('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  }
}
