import { useEffect, useRef, useState } from 'react'
import type { FileFault } from '#contract/foundation/faults.ts'
import { fileFault } from '#contract/media/rules.ts'
import { loadCode } from '#web/foundation/load-code.ts'
import { discardUpload } from '#web/media/api.ts'
import { isDrawable } from '#web/media/is-drawable.ts'
import { type KeptUpload, newUpload } from '#web/media/kept-upload.ts'
import { withTrueType } from '#web/media/true-type.ts'
import type { UploadState } from '#web/media/upload.ts'

/** Nothing of it leaves this browser before the request is sent. */
export type Evidence = {
  file: File | undefined
  fault: FileFault | undefined
  state: UploadState | undefined
  choose: (file: File) => Promise<void>
  /** Undefined where the upload failed: `state` or `fault` then says why. */
  send: () => Promise<string | undefined>
  /** For an upload that the server has deleted: the next one begins from the first byte. */
  forget: () => void
}

export function useEvidence(): Evidence {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<FileFault>()
  const [state, setState] = useState<UploadState>()
  const kept = useRef<KeptUpload>(undefined)
  const way = useRef<AbortController>(undefined)
  // Leaving the page aborts the upload; the server deletes an unused upload within a day.
  useEffect(() => () => way.current?.abort(), [])

  const choose = async (chosen: File) => {
    const typed = await withTrueType(chosen)
    const found =
      fileFault(typed, 'evidence') ?? ((await isDrawable(typed)) ? undefined : { code: 'wrongType' as const })
    setFault(found)
    if (found) return
    if (kept.current?.uploadId) void discardUpload(kept.current.uploadId).catch(() => undefined)
    kept.current = newUpload({ id: crypto.randomUUID(), file: typed, position: 1 })
    setState(undefined)
    setFile(typed)
  }

  const send = async () => {
    if (!kept.current) return undefined
    way.current = new AbortController()
    let last = { at: 'waiting' } as UploadState
    setState(last)
    try {
      const { runUpload } = await loadCode(() => import('#web/media/run-upload.ts'))
      await runUpload({
        upload: kept.current,
        formId: kept.current.id,
        purpose: 'evidence',
        keep: async (news) => {
          if (kept.current) kept.current = { ...kept.current, ...news }
        },
        hear: (heard) => {
          last = heard
          setState(heard)
        },
        hearPoster: () => {},
        signal: way.current.signal,
      })
    } catch (error) {
      setState({ at: 'failed', error })
      return undefined
    }
    if (last.at === 'ready') return last.media.id
    if (last.at === 'refused') {
      kept.current = undefined
      setFile(undefined)
      setState(undefined)
      setFault(last.fault)
    }
    return undefined
  }

  const forget = () => {
    if (kept.current) kept.current = newUpload(kept.current)
    setState(undefined)
  }

  return { file, fault, state, choose, send, forget }
}
