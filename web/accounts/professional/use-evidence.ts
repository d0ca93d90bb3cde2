import { useEffect, useRef, useState } from 'react'
import type { FileFault } from '#contract/foundation/faults.ts'
import { fileFault } from '#contract/media/rules.ts'
import { loadCode } from '#web/foundation/load-code.ts'
import { discardUpload } from '#web/media/api.ts'
import { isDrawable } from '#web/media/is-drawable.ts'
import { type KeptUpload, newUpload } from '#web/media/kept-upload.ts'
import { withTrueType } from '#web/media/true-type.ts'
import type { UploadState } from '#web/media/upload.ts'

/** The one picture that shows a profession: nothing of it leaves this browser before the request is sent. */
export type Evidence = {
  file: File | undefined
  /** Why the file just chosen is not taken. */
  fault: FileFault | undefined
  /** How it fares on its way; undefined while nobody sent it. */
  state: UploadState | undefined
  choose: (file: File) => Promise<void>
  /** Sends it, from where it was left. Answers its id; undefined where it did not arrive, which `state` or `fault` then says. */
  send: () => Promise<string | undefined>
  /** The server kept it no longer: the next sending is of the whole. */
  forget: () => void
}

export function useEvidence(): Evidence {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<FileFault>()
  const [state, setState] = useState<UploadState>()
  const kept = useRef<KeptUpload>(undefined)
  const way = useRef<AbortController>(undefined)
  // Whoever leaves the page gives the sending up; the server sweeps what nobody takes within a day.
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
        kept: kept.current,
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
