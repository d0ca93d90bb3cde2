import sharp from 'sharp'
import { v7 } from 'uuid'
import type { MemberCtx } from '#server/foundation/context.ts'
import { completeUpload } from '#server/media/commands/complete-upload.ts'
import { openUploads, UPLOADS_PATH } from '#server/media/upload-service.ts'
import { DRAWINGS, type DrawingName } from './drawings.ts'

const TUS = { 'tus-resumable': '1.0.0' }

export async function uploadDrawings(ctx: MemberCtx, names: readonly DrawingName[]): Promise<string[]> {
  const form = v7()
  const ids: string[] = []
  for (const name of names) ids.push(await upload(ctx, DRAWINGS[name], { form }))
  return ids
}

export const uploadPortrait = (ctx: MemberCtx, drawing: string): Promise<string> =>
  upload(ctx, drawing, { form: v7(), purpose: 'avatar' })

async function upload(ctx: MemberCtx, drawing: string, said: Record<string, string>): Promise<string> {
  const ask = openUploads(ctx)
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer()
  const begun = await ask(
    request('POST', UPLOADS_PATH, {
      'upload-length': String(bytes.length),
      'upload-metadata': metadata({ filename: 'drawing.png', filetype: 'image/png', ...said }),
    }),
    ctx.actor,
  )
  const path = begun.headers.get('location')
  if (!path) throw new Error(`A drawing was refused: ${await begun.text()}`)
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  await ask(request('PATCH', path, headers, new Uint8Array(bytes)), ctx.actor)
  const { id } = await completeUpload(ctx, { id: path.slice(path.lastIndexOf('/') + 1) })
  return id
}

const request = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
  new Request(`http://localhost${path}`, { method, headers: { ...TUS, ...headers }, ...(body && { body }) })

const metadata = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
