import { ORPCError } from '@orpc/client'
import { type HttpResponse, type DetailedError as TusError, Upload } from 'tus-js-client'
import type { Purpose } from '#contract/media/rules.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

type Sending = {
  file: File
  formId: string
  purpose: Purpose
  uploadId: string | null
  /** Called when the server opened an upload, or another one where it no longer knew the former. */
  onOpened: (uploadId: string) => void
  onProgress: (sent: number) => void
  /** Stops sending; the bytes already sent stay on the server. */
  signal: AbortSignal
}

const ENDPOINT = `${window.location.origin}/media/uploads`

/** A proxy that only forwards whole requests loses no more than one piece. */
const PIECE_BYTES = 8 << 20

/** When a phone changes networks, a dead connection may stay open. */
const SILENCE_MS = 45_000

/**
 * Continues at the byte that the server has reached.
 * @returns the upload's id
 * @throws ConnectionLost when the connection was lost or stopped, ORPCError with the server's answer
 */
export function sendFile({ file, formId, purpose, uploadId, onOpened, onProgress, signal }: Sending): Promise<string> {
  let resolve!: (id: string) => void
  let reject!: (error: Error) => void
  const promise = new Promise<string>((...settle) => {
    ;[resolve, reject] = settle
  })
  let silence: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    // An upload that is just being opened continues until its id is known, so that it can be deleted.
    if (upload.url === null) return
    void upload.abort()
    reject(lost())
  }
  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      void upload.abort()
      reject(lost())
    }, SILENCE_MS)
  }

  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    uploadUrl: uploadId === null ? null : `${ENDPOINT}/${uploadId}`,
    metadata: { filename: file.name, filetype: file.type, form: formId, purpose },
    chunkSize: PIECE_BYTES,
    // The caller decides when to retry, and what to keep for later.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => {
      const opened = idOf(upload.url)
      if (opened !== uploadId) onOpened(opened)
      if (signal.aborted) stop()
    },
    onProgress: (sent) => {
      hear()
      onProgress(sent)
    },
    onSuccess: () => resolve(idOf(upload.url)),
    onError: (error) => reject('originalResponse' in error ? answerOf(error) : error),
  })

  signal.addEventListener('abort', stop)
  hear()
  upload.start()
  return promise.finally(() => {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
  })
}

const idOf = (url: string | null): string => url?.split('/').at(-1) ?? ''

const lost = () => new ConnectionLost('the upload was interrupted')

/** Turns the server's answer into a procedure's refusal: its code has texts in the reader's language. */
const answerOf = ({ originalResponse }: TusError): Error =>
  originalResponse && originalResponse.getStatus() > 0 ? refusalOf(originalResponse) : lost()

function refusalOf(response: HttpResponse): Error {
  const status = response.getStatus()
  const { code, data } = bodyOf(response)
  return code === undefined
    ? new ORPCError('INTERNAL_SERVER_ERROR', { status })
    : new ORPCError(code, { status, defined: true, data: withInstants(data) })
}

function bodyOf(response: HttpResponse): { code?: string; data?: unknown } {
  const { code, data } = Object(parseJson(response.getBody())) as { code?: unknown; data?: unknown }
  return typeof code === 'string' ? { code, data } : {}
}

/** Plain JSON carries an instant as a string. */
const withInstants = (data: unknown) =>
  typeof data === 'object' && data !== null && 'retryAt' in data
    ? { ...data, retryAt: new Date(String(data.retryAt)) }
    : data
