import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Media } from '#contract/media/schema.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { completeUpload } from '#web/media/api.ts'
import { type KeptUpload, newUpload } from '#web/media/kept-upload.ts'
import { posterOf } from '#web/media/poster.ts'
import { runUpload } from '#web/media/run-upload.ts'
import { sendFile } from '#web/media/send-file.ts'
import type { UploadState } from '#web/media/upload.ts'

vi.mock('#web/media/send-file.ts', () => ({ sendFile: vi.fn() }))
vi.mock('#web/media/api.ts', () => ({ completeUpload: vi.fn() }))
vi.mock('#web/media/poster.ts', () => ({ posterOf: vi.fn() }))

const ID = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const OTHER_ID = '01a1fa9f-38e1-76db-a2c9-f1605e694c94'
const media: Media = {
  id: ID,
  kind: 'symptom-photos',
  width: 4,
  height: 3,
  preview: null,
  small: null,
  large: null,
  video: null,
  durationSeconds: null,
  isWidelyPlayed: true,
}
const refusal = (code: string, status: number, data?: unknown) => new ORPCError(code, { status, defined: true, data })

const sending = vi.mocked(sendFile)
const completing = vi.mocked(completeUpload)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  sending.mockReset()
  completing.mockReset()
  sending.mockImplementation(async ({ onOpened, onProgress }) => {
    onOpened(ID)
    onProgress(500)
    return ID
  })
  completing.mockResolvedValue(media)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One file brought on its way, with everything that was said and kept of it. */
function run(known: Partial<KeptUpload> = {}, type = 'image/jpeg') {
  const heard: UploadState[] = []
  const kept: Partial<KeptUpload>[] = []
  const posters: File[] = []
  const giveUp = new AbortController()
  const file = new File([new Uint8Array(1000)], 'vue', { type })
  const done = runUpload({
    upload: { ...newUpload({ id: 'a', file, position: 1 }), ...known },
    formId: 'form',
    keep: async (news) => void kept.push(news),
    hear: (state) => heard.push(state),
    hearPoster: (poster) => posters.push(poster),
    signal: giveUp.signal,
  })
  return { heard, kept, posters, giveUp, done, at: () => heard.map(({ at }) => at) }
}

test('a file is sent, then made ready, and each step is kept', async () => {
  const { heard, kept, done } = run()
  await done
  expect(heard).toEqual([
    { at: 'sending', sent: 0 },
    { at: 'sending', sent: 500 },
    { at: 'preparing' },
    { at: 'ready', media },
  ])
  expect(kept).toEqual([{ uploadId: ID }, { stage: 'sent', uploadId: ID }, { stage: 'ready' }])
  expect(completing).toHaveBeenCalledWith(ID, undefined)
})

test('a lost connection is resumed where it was lost, as soon as the browser is online again', async () => {
  sending.mockImplementationOnce(async ({ onOpened, onProgress }) => {
    onOpened(ID)
    onProgress(400)
    throw new ConnectionLost('lost')
  })
  const { heard, done } = run()
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ at: 'paused', sent: 400 }))
  expect(sending).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await done
  expect(sending.mock.lastCall?.[0].uploadId).toBe(ID)
  expect(heard.at(-1)?.at).toBe('ready')
})

test('going offline stops the upload at once', async () => {
  sending.mockImplementationOnce(
    ({ signal }) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(new ConnectionLost('stopped')))),
  )
  const { done, at } = run()
  await vi.waitFor(() => expect(sending).toHaveBeenCalled())
  window.dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(at()).toContain('paused'))
  await vi.runAllTimersAsync()
  await done
  expect(at().at(-1)).toBe('ready')
})

test('bytes already sent are not sent again after a reload', async () => {
  const { at, done } = run({ stage: 'sent', uploadId: ID })
  await done
  expect(sending).not.toHaveBeenCalled()
  expect(at()).toEqual(['preparing', 'ready'])
})

test('an upload that the server swept is sent again from its first byte', async () => {
  completing.mockRejectedValueOnce(refusal('NOT_FOUND', 404))
  sending.mockResolvedValueOnce(OTHER_ID)
  const { kept, at, done } = run({ stage: 'ready', uploadId: ID })
  await done
  expect(sending.mock.lastCall?.[0].uploadId).toBeNull()
  expect(kept).toContainEqual({ stage: 'new', uploadId: null })
  expect(completing).toHaveBeenLastCalledWith(OTHER_ID, undefined)
  expect(at().at(-1)).toBe('ready')
})

test('the last bytes are sent again when they did not arrive', async () => {
  completing.mockRejectedValueOnce(refusal('UPLOAD_UNFINISHED', 409))
  const { done } = run({ stage: 'sent', uploadId: ID })
  await vi.runAllTimersAsync()
  await done
  expect(sending.mock.lastCall?.[0].uploadId).toBe(ID)
})

test('a refused file says why and is not tried again', async () => {
  const fault = { code: 'wrongType' }
  completing.mockRejectedValue(refusal('FILE_REFUSED', 422, { fault }))
  const { heard, done } = run()
  await done
  expect(heard.at(-1)).toEqual({ at: 'refused', fault })
  expect(completing).toHaveBeenCalledTimes(1)
})

test('a used-up quota is reported, and waits for the person', async () => {
  const error = refusal('QUOTA_REACHED', 429, { retryAt: new Date() })
  sending.mockRejectedValue(error)
  const { heard, done } = run()
  await done
  expect(heard.at(-1)).toEqual({ at: 'failed', error })
})

test('a video goes with the picture made of it, and without one that could not be made', async () => {
  const poster = new File(['p'], 'poster.webp', { type: 'image/webp' })
  vi.mocked(posterOf).mockResolvedValueOnce(poster)
  const { posters, done } = run({}, 'video/mp4')
  await done
  expect(posters).toEqual([poster])
  expect(completing).toHaveBeenLastCalledWith(ID, poster)

  vi.mocked(posterOf).mockResolvedValueOnce(undefined)
  await run({}, 'video/mp4').done
  expect(completing).toHaveBeenLastCalledWith(ID, undefined)
})

test('a picture that the server does not read is left out, and the video is taken', async () => {
  vi.mocked(posterOf).mockResolvedValueOnce(new File(['p'], 'poster.webp', { type: 'image/webp' }))
  completing.mockRejectedValueOnce(refusal('INVALID_INPUT', 400, { fields: [] }))
  const { at, done } = run({}, 'video/mp4')
  await done
  expect(completing).toHaveBeenLastCalledWith(ID, undefined)
  expect(at().at(-1)).toBe('ready')
})

test('a file that is given up says nothing more', async () => {
  sending.mockImplementationOnce(async ({ signal }) => {
    await new Promise((go) => signal.addEventListener('abort', go))
    throw new ConnectionLost('stopped')
  })
  const { heard, giveUp, done } = run()
  await vi.waitFor(() => expect(sending).toHaveBeenCalled())
  const before = heard.length
  giveUp.abort()
  await done
  expect(heard).toHaveLength(before)
  expect(completing).not.toHaveBeenCalled()
})
