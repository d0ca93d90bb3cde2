import type { Purpose } from '#contract/media/rules.ts'
import type { Media } from '#contract/media/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { isStillSignedIn } from '#web/foundation/rpc.ts'
import { sessionEnded } from '#web/foundation/session.ts'
import { completeUpload } from './api.ts'
import type { KeptUpload } from './kept-upload.ts'
import { posterOf } from './poster.ts'
import { sendFile } from './send-file.ts'
import type { UploadState } from './upload.ts'
import { afterFailure, type Failures, isLost } from './upload-failure.ts'

type Progress = Pick<KeptUpload, 'stage' | 'uploadId'>

type Run = {
  upload: KeptUpload
  formId: string
  /** The purpose of the file: part of a form unless told otherwise. */
  purpose?: Purpose
  keep: (news: Partial<Progress>) => Promise<void>
  hear: (state: UploadState) => void
  hearPoster: (poster: File) => void
  /** Aborts the upload: no callback is called after that. */
  signal: AbortSignal
}

export async function runUpload({
  upload,
  formId,
  purpose = 'form',
  keep,
  hear,
  hearPoster,
  signal,
}: Run): Promise<void> {
  const now: Progress = { stage: upload.stage, uploadId: upload.uploadId }
  let sent = 0
  const poster = now.stage === 'ready' ? Promise.resolve(undefined) : posterFor(upload.file)
  void poster.then((made) => made && !signal.aborted && hearPoster(made))

  const become = async (news: Partial<Progress>) => {
    Object.assign(now, news)
    await keep(news)
  }

  const send = async (): Promise<string> => {
    if (now.stage !== 'new' && now.uploadId !== null) return now.uploadId
    hear({ at: 'sending', sent })
    const attempt = untilOffline(signal)
    try {
      const id = await sendFile({
        file: upload.file,
        formId,
        purpose,
        uploadId: now.uploadId,
        onOpened: (opened) => void become({ uploadId: opened }),
        onProgress: (bytes) => {
          sent = bytes
          if (!signal.aborted) hear({ at: 'sending', sent })
        },
        signal: attempt.signal,
      })
      await become({ stage: 'sent', uploadId: id })
      return id
    } finally {
      attempt.end()
    }
  }

  const finish = async (): Promise<Media> => {
    const id = await send()
    hear({ at: 'preparing' })
    const media = await completed(id, await poster)
    await become({ stage: 'ready' })
    return media
  }

  const failures: Omit<Failures, 'isRenewed'> = { lost: 0, broken: 0, isAfresh: false }
  while (!signal.aborted) {
    try {
      const media = await finish()
      if (!signal.aborted) hear({ at: 'ready', media })
      return
    } catch (error) {
      if (signal.aborted) return
      const isRefused = isRefusal(error, 'UNAUTHORIZED')
      const isRenewed = isRefused && (await isStillSignedIn()) === true
      if (isRefused && !isRenewed) sessionEnded()
      const next = afterFailure(error, { ...failures, isRenewed })
      if (next.act === 'refuse') return hear({ at: 'refused', fault: next.fault })
      if (next.act === 'fail') return hear({ at: 'failed', error })
      if (next.act === 'afresh') {
        failures.isAfresh = true
        sent = 0
        await become({ stage: 'new', uploadId: null })
        continue
      }
      failures[isLost(error) ? 'lost' : 'broken'] += 1
      if (isRefusal(error, 'UPLOAD_UNFINISHED')) await become({ stage: 'new' })
      hear({ at: 'paused', sent })
      await pause(next.pauseMs, signal)
    }
  }
}

/** A video is accepted without a poster too: the server cannot read every poster that a browser makes. */
async function completed(id: string, poster: File | undefined): Promise<Media> {
  try {
    return await completeUpload(id, poster)
  } catch (error) {
    if (!poster || !isRefusal(error, 'INVALID_INPUT')) throw error
    return completeUpload(id, undefined)
  }
}

const posterFor = (file: File): Promise<File | undefined> =>
  file.type.startsWith('video/') ? posterOf(file) : Promise.resolve(undefined)

/** Aborts also when the browser goes offline: a pending request might only notice minutes later. */
function untilOffline(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const attempt = new AbortController()
  const stop = () => attempt.abort()
  signal.addEventListener('abort', stop)
  window.addEventListener('offline', stop)
  return {
    signal: attempt.signal,
    end: () => {
      signal.removeEventListener('abort', stop)
      window.removeEventListener('offline', stop)
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
    signal.addEventListener('abort', go)
  })
}
