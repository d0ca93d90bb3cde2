import type { Hono } from 'hono'
import { utcDayOf } from '#contract/foundation/days.ts'
import { Id } from '#contract/foundation/ids.ts'
import { exportFile } from '#server/accounts/commands/make-export.ts'
import { fetchableExport } from '#server/accounts/privacy/privacy-queries.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import type { Env } from './context.ts'
import { mintContext } from './context.ts'
import { sendFile } from './media-file.ts'
import type { AppServices } from './services.ts'
import { pathOnly } from './unread-query.ts'

/**
 * Serves the file only to a session of its owner. Every other request gets the answer for an export that never existed: of a visitor, another member, or for
 * an
 * export that is expired, not ready or deleted.
 */
export function serveExports(app: Hono<Env>, { services, sessions }: AppServices): void {
  app.get('/api/me/exports/:id/file', pathOnly, async (c) => {
    const { context, renewal } = await mintContext(services, sessions, c.req.raw.headers, c.get('address'))
    const { actor, db, storage, now } = context
    const id = Id.safeParse(c.req.param('id'))
    if (actor.kind !== 'member' || !id.success) throw new Refusal('NOT_FOUND')
    const copy = await fetchableExport(db, { memberId: actor.id, id: id.data, now: now() })
    if (!copy) throw new Refusal('NOT_FOUND')
    const path = exportFile(copy.key)
    const answer = await sendFile(storage, c.req, { path, type: 'application/zip', etag: `"${copy.id}"` })
    const day = utcDayOf(copy.askedAt)
    answer.headers.set('content-disposition', `attachment; filename="vecu-${day}.zip"`)
    answer.headers.set('cache-control', 'no-store')
    for (const cookie of renewal) answer.headers.append('set-cookie', cookie)
    return answer
  })
}
