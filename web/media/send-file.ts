import { ORPCError } from '@orpc/client'
import { type HttpResponse, type DetailedError as TusError, Upload } from 'tus-js-client'
import type { Purpose } from '#contract/media/rules.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'

type Sending = {
  file: File
  /** The form it was chosen in. */
  formId: string
  /** What it is to be. */
  purpose: Purpose
  /** Of an upload that was begun; null for a new one. */
  uploadId: string | null
  /** The server opened an upload, or another one where it no longer knew the former. */
  onOpened: (uploadId: string) => void
  /** Bytes that have left. */
  onProgress: (sent: number) => void
  /** Stops sending; what was sent stays on the server. */
  signal: AbortSignal
}

const ENDPOINT = `${window.location.origin}/media/uploads`

/** So much is sent in one request: a proxy that hands on only whole requests loses no more than that. */
const PIECE_BYTES = 8 << 20

/** Networks that change under a phone may leave a connection open that carries nothing. */
const SILENCE_MS = 45_000

/**
 * Sends a file from the byte the server is at.
 * @returns  the upload's id
 * @throws   ConnectionLost when the connection was lost or stopped, ORPCError with what the server answered
 */
export function sendFile({ file, formId, purpose, uploadId, onOpened, onProgress, signal }: Sending): Promise<string> {
  let resolve!: (id: string) => void
  let reject!: (error: Error) => void
  const promise = new Promise<string>((...settle) => {
    ;[resolve, reject] = settle
  })
  let silence: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    // An upload that is just being opened is left to become known, so that it can be thrown away.
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
    // When to try again, and what to keep for later, is decided by who calls this.
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

/** What the server said, as any other procedure's refusal: known by its code, told in the reader's words. */
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
  try {
    const body: unknown = JSON.parse(response.getBody())
    if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') return {}
    return { code: body.code, data: 'data' in body ? body.data : undefined }
  } catch {
    return {}
  }
}

/** Plain JSON carries an instant as a text. */
const withInstants = (data: unknown) =>
  typeof data === 'object' && data !== null && 'retryAt' in data
    ? { ...data, retryAt: new Date(String(data.retryAt)) }
    : data
