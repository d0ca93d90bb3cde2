import type { Context, Hono } from 'hono'
import { Id } from '#contract/foundation/ids.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { demandSignedIn, isSuspended } from '#server/foundation/guards.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { fileTypeOf, folderOf } from '#server/media/files.ts'
import { type MediaRow, mediaByKey } from '#server/media/queries.ts'
import { openUploads, UPLOADS_PATH } from '#server/media/upload-service.ts'
import { notePictureRead } from '#server/moderation/commands/note-case-access.ts'
import { EVIDENCE_PATH, readKeptPicture } from '#server/moderation/commands/read-evidence.ts'
import { isStaff } from '#server/moderation/policy.ts'
import type { Env } from './context.ts'
import { mintContext } from './context.ts'
import { type Sight, sightOf } from './media-access.ts'
import { sendFile } from './media-file.ts'
import type { AppServices } from './services.ts'
import { pathOnly } from './unread-query.ts'

/** A file that a member may not see is answered as one that does not exist, and so is every file for a visitor. */
export function serveMedia(app: Hono<Env>, { services, sessions }: AppServices): void {
  const uploads = openUploads(services)

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
    pathOnly,
    asked(async ({ actor }, c) => {
      demandSignedIn(actor)
      if (c.req.method === 'GET') throw new Refusal('NOT_FOUND')
      return uploads(c.req.raw, actor)
    }),
  )

  app.get(
    '/media/:kind/:key/:file',
    pathOnly,
    asked(async (ctx, c) => {
      if (ctx.actor.kind !== 'member') throw new Refusal('NOT_FOUND')
      demandSignedIn(ctx.actor)
      const { kind, key = '', file = '' } = c.req.param()
      const row = /^[\da-f]{32}$/.test(key) ? await mediaByKey(ctx.db, key) : undefined
      const type = row && fileTypeOf(row, file)
      const sight = row && type && row.kind === kind ? await sightOf(ctx.db, ctx.actor, row) : undefined
      if (!row || !type || !sight) throw new Refusal('NOT_FOUND')
      await noteReading({ ...ctx, actor: ctx.actor }, sight, row)
      return sendFile(ctx.storage, c.req, {
        path: folderOf(row) + file,
        type,
        etag: `"${row.key}"`,
        isKept: row.subjectKind !== 'professional' && sight.as === 'member',
      })
    }),
  )

  app.get(
    `${EVIDENCE_PATH}/:id`,
    pathOnly,
    asked(async (ctx, c) => {
      const { actor } = ctx
      const id = c.req.param('id') ?? ''
      // An invalid id gets the same answer, so that only staff can tell that this route exists.
      if (!isStaff(actor) || isSuspended(actor) || !Id.safeParse(id).success) throw new Refusal('NOT_FOUND')
      const kept = await readKeptPicture({ ...ctx, actor }, id)
      return sendFile(ctx.storage, c.req, { ...kept, isKept: false })
    }),
  )

  app.all('/media/*', pathOnly, () => {
    throw new Refusal('NOT_FOUND')
  })
}

/** Logs, before it is sent, that staff look at a file which not every member may see. */
async function noteReading(ctx: MemberCtx, sight: Sight, { ownerId }: Pick<MediaRow, 'ownerId'>): Promise<void> {
  if (sight.as === 'moderator') await notePictureRead(ctx, { caseId: sight.caseId, ownerId })
  if (sight.as === 'verifier')
    await transact(ctx, (tx) => recordAct(tx, ctx, { act: 'professional.proof-read', subject: { memberId: ownerId } }))
}
