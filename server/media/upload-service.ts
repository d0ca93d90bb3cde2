import { Server } from '@tus/server'
import { Id } from '#contract/foundation/ids.ts'
import { isPurpose } from '#contract/media/rules.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Services } from '#server/foundation/context.ts'
import { demandWriter } from '#server/foundation/guards.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { refusalOfFullDisk } from '#server/foundation/storage/full-disk.ts'
import { beginUpload } from './commands/begin-upload.ts'
import { discardMedia } from './commands/discard-media.ts'
import { forgetUpload } from './commands/forget-upload.ts'
import { ownMedia } from './queries.ts'
import { uploadLocks } from './upload-lock-service.ts'

export const UPLOADS_PATH = '/media/uploads'

const RELEASE_MS = 1_000

type Visit = { member: Member; begun?: string; failure?: unknown }

/** @source  tus 1.0.0 (https://tus.io), creation and termination */
export type Uploads = (request: Request, member: Member) => Promise<Response>

/** The headers of the protocol; others, such as those of a proxy, are not passed to the tus server. */
const HEADERS = ['content-length', 'content-type', 'tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset']

export function openUploads(services: Services): Uploads {
  const { staging } = services.storage
  const visits = new WeakMap<Request, Visit>()
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: staging.store,
    locker: uploadLocks(services.leases),
    lockDrainTimeout: RELEASE_MS,
    allowedOrigins: () => false,
    namingFunction: () => staging.nameOf(services.newId()),
    // A path without host is right behind any proxy.
    generateUrl: (_request, { id }) => `${UPLOADS_PATH}/${lastOf(id)}`,
    getFileIdFromRequest: ({ url }) => staging.nameOf(idIn(url)),
    async onUploadCreate(request, { id, size, metadata }) {
      const visit = visits.get(request)!
      const { filename, filetype, form, purpose = 'form' } = metadata ?? {}
      const formId = Id.safeParse(form)
      if (!formId.success) throw invalidInput({ path: 'form', code: 'invalid' })
      if (!isPurpose(purpose)) throw invalidInput({ path: 'purpose', code: 'invalid' })
      if (size === undefined) throw invalidInput({ path: 'size', code: 'required' })
      const file = { name: filename ?? '', type: filetype ?? '', size }
      const upload = { ...file, id: lastOf(id), formId: formId.data, purpose }
      await beginUpload(services, visit.member, upload)
      visit.begun = upload.id
      return { metadata: {} }
    },
    onResponseError(request, error) {
      visits.get(request)!.failure = error
      return undefined
    },
  })

  /** Undefined where the refusal is the protocol's own. */
  async function refusalOf({ method, url }: Request, { failure }: Visit, status: number): Promise<unknown> {
    if (failure instanceof Refusal) return failure
    const full = refusalOfFullDisk(failure, services.log)
    if (full) return full
    if (method !== 'POST' && (status === 404 || status === 410)) {
      await staging.progress(idIn(url)) // says whether the store is away
      return new Refusal('NOT_FOUND')
    }
    return staging.refusalOf(failure) ?? (status >= 500 ? new Error('an upload failed', { cause: failure }) : undefined)
  }

  return async (given, member) => {
    const { method, url } = given
    if (method !== 'POST' && method !== 'OPTIONS') await demandOwn(services, member, idIn(url))
    if (method === 'POST' || method === 'PATCH') demandWriter(member)
    // An upload must tell its length at once, because quotas are taken at its beginning.
    if (method === 'POST' && given.headers.has('upload-defer-length'))
      throw invalidInput({ path: 'size', code: 'required' })
    if (method === 'DELETE') {
      await discardMedia(services, member.id, idIn(url))
      return new Response(null, { status: 204, headers: { 'tus-resumable': '1.0.0' } })
    }
    const request = protocolRequest(given)
    const visit: Visit = { member }
    visits.set(request, visit)
    const response = await tus.handleWeb(request)
    if (response.status < 400) return response
    if (visit.begun) await forgetUpload(services, visit.begun)
    const refusal = await refusalOf(request, visit, response.status)
    if (refusal) throw refusal
    return byProtocol(response)
  }
}

async function demandOwn({ db }: Services, member: Member, id: string): Promise<void> {
  const own = Id.safeParse(id).success ? await ownMedia(db, member.id, id) : undefined
  if (!own || own.readyAt) throw new Refusal('NOT_FOUND')
}

/** Only a PATCH has a body: an upload begins empty. */
function protocolRequest({ method, url, headers, body }: Request): Request {
  const said = new Headers(HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])))
  if (method === 'PATCH')
    return new Request(url, { method, headers: said, body: body && untilBroken(body), duplex: 'half' } as RequestInit)
  said.delete('content-type')
  return new Request(url, { method, headers: said })
}

/** Passes on a body, and ends it normally where its connection breaks: on an error a store would discard the part that it has received. */
function untilBroken(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const read = await reader.read().catch(() => undefined)
      if (read?.value) controller.enqueue(read.value)
      else controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function byProtocol({ status, headers }: Response): Response {
  const code = 'INVALID_INPUT'
  const data = { fields: [{ path: '', code: 'invalid' }] }
  return Response.json(
    { defined: true, code, status, message: code, data },
    { status, headers: { 'tus-resumable': headers.get('tus-resumable') ?? '1.0.0' } },
  )
}

const idIn = (url: string): string => lastOf(new URL(url).pathname)
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
