import { useRef, useState } from 'react'
import type { FileFault } from '#contract/foundation/faults.ts'
import { fileFault } from '#contract/media/rules.ts'
import { faultsOfError } from '#web/foundation/failure.ts'
import { loadCode } from '#web/foundation/load-code.ts'
import { discardUpload } from '#web/media/api.ts'
import { isDrawable } from '#web/media/is-drawable.ts'
import { type KeptUpload, newUpload } from '#web/media/kept-upload.ts'
import { withTrueType } from '#web/media/true-type.ts'
import type { UploadState } from '#web/media/upload.ts'
import { useSetAvatar } from './avatar-api.ts'

/** Nothing of it leaves this browser before it is saved. */
export type AvatarChoice = {
  file: File | undefined
  fault: FileFault | undefined
  state: UploadState | undefined
  isSaving: boolean
  choose: (file: File) => Promise<void>
  /** Uploads the picture, or resumes the upload, and makes it the member's. A refused file is no longer chosen. */
  save: () => Promise<'saved' | 'refused' | 'stays'>
  cancel: () => void
}

export function useAvatarChoice(): AvatarChoice {
  const setAvatar = useSetAvatar()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<FileFault>()
  const [state, setState] = useState<UploadState>()
  const kept = useRef<KeptUpload>(undefined)
  const way = useRef<AbortController>(undefined)
  const isSaving = state !== undefined && state.at !== 'failed'

  const leave = () => {
    kept.current = undefined
    setFile(undefined)
    setState(undefined)
  }

  const choose = async (chosen: File) => {
    if (isSaving) return
    throwAway(kept.current)
    leave()
    const typed = await withTrueType(chosen)
    const found = fileFault(typed, 'avatar') ?? ((await isDrawable(typed)) ? undefined : { code: 'wrongType' as const })
    setFault(found)
    if (found) return
    kept.current = newUpload({ id: crypto.randomUUID(), file: typed, position: 1 })
    setFile(typed)
  }

  const save: AvatarChoice['save'] = async () => {
    // A first press may have started the upload before the button was rendered as busy.
    if (isSaving || way.current || !kept.current) return 'stays'
    const stopping = new AbortController()
    const { signal } = stopping
    way.current = stopping
    setState({ at: 'waiting' })
    try {
      const end = await send(kept.current, {
        keep: (news) => {
          if (signal.aborted) throwAway(news)
          else kept.current = news
        },
        hear: setState,
        signal,
      })
      if (end?.at === 'refused') {
        leave()
        setFault(end.fault)
        return 'refused'
      }
      if (signal.aborted || end?.at !== 'ready') return 'stays'
      way.current = undefined
      await setAvatar.mutateAsync({ mediaId: end.media.id })
      leave()
      return 'saved'
    } catch (error) {
      if (signal.aborted) return 'stays'
      // The server deletes an unused upload after a day: after that it has to be uploaded again.
      if (faultsOfError(error).length > 0) kept.current = afresh(kept.current)
      setState({ at: 'failed', error })
      return 'stays'
    } finally {
      if (way.current === stopping) way.current = undefined
    }
  }

  const cancel = () => {
    if (isSaving && !way.current) return // the file is uploaded: only the request that sets the picture is pending
    way.current?.abort()
    way.current = undefined
    throwAway(kept.current)
    if (isSaving && kept.current) kept.current = afresh(kept.current)
    else leave()
    setState(undefined)
  }

  return { file, fault, state, isSaving, choose, save, cancel }
}

const afresh = ({ id, file, position }: KeptUpload): KeptUpload => newUpload({ id, file, position })

type Way = {
  keep: (kept: KeptUpload) => void
  hear: (state: UploadState) => void
  signal: AbortSignal
}

async function send(from: KeptUpload, { keep, hear, signal }: Way): Promise<UploadState | undefined> {
  const { runUpload } = await loadCode(() => import('#web/media/run-upload.ts'))
  let kept = from
  let last: UploadState | undefined
  await runUpload({
    upload: from,
    formId: crypto.randomUUID(),
    purpose: 'avatar',
    keep: async (news) => {
      kept = { ...kept, ...news }
      keep(kept)
    },
    hear: (state) => {
      last = state
      hear(state)
    },
    hearPoster: () => {},
    signal,
  })
  return last
}

/** Where this request fails, the server deletes the unused upload within a day. */
function throwAway(kept: KeptUpload | undefined): void {
  if (kept?.uploadId) void discardUpload(kept.uploadId).catch(() => undefined)
}
