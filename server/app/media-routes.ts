import type { Context, Hono } from 'hono'
import type { Ctx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { fileTypeOf, folderOf } from '#server/media/files.ts'
import { mediaByKey } from '#server/media/queries.ts'
import { openUploads, UPLOADS_PATH } from '#server/media/uploads.ts'
import { mintContext } from './context.ts'
import type { Env } from './http.ts'
import { maySee } from './media-access.ts'
import { sendFile } from './media-file.ts'
import type { House } from './services.ts'

/** Files that members send and see. What is not theirs to see does not exist, and to a visitor nothing does. */
export function serveMedia(app: Hono<Env>, { services, sessions }: House): void {
  const uploads = openUploads(services)

  /** Answers whoever asks, and renews their session. */
  const asked = (answer: (ctx: Ctx, c: Context<Env>) => Promise<Response>) => async (c: Context<Env>) => {
    const { context, renewal } = await mintContext(services, sessions, c.req.raw.headers, c.get('address'))
    const response = await answer(context, c)
    const renewed = c.newResponse(response.body, response)
    for (const cookie of renewal) renewed.headers.append('set-cookie', cookie)
    return renewed
  }

  app.on(
    ['POST', 'GET', 'PATCH', 'DELETE', 'OPTIONS'], // a HEAD comes as a GET
    [UPLOADS_PATH, `${UPLOADS_PATH}/:id`],
    asked(async ({ actor }, c) => {
      if (actor.kind !== 'member') throw new Refusal('UNAUTHORIZED')
      if (c.req.method === 'GET') throw new Refusal('NOT_FOUND')
      return uploads(c.req.raw, actor)
    }),
  )

  app.get(
    '/media/:kind/:key/:file',
    asked(async (ctx, c) => {
      if (ctx.actor.kind !== 'member') throw new Refusal('NOT_FOUND')
      const { kind, key = '', file = '' } = c.req.param()
      const row = /^[\da-f]{32}$/.test(key) ? await mediaByKey(ctx.db, key) : undefined
      const type = row && fileTypeOf(row, file)
      if (!row || !type || row.kind !== kind || !(await maySee(ctx.db, ctx.actor, row))) throw new Refusal('NOT_FOUND')
      return sendFile(ctx.storage, c.req, { path: folderOf(row) + file, type, etag: `"${row.key}"` })
    }),
  )

  app.all('/media/*', () => {
    throw new Refusal('NOT_FOUND')
  })
}
