import { type UseFormReturnType, useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Uploads, useUploads } from '#web/media/use-uploads.ts'
import { communityDraft, forgetCommunityDraft, keepCommunityDraft, renewed } from './community-draft.ts'
import { blankCommunity, type CommunityValues, isBlankCommunity } from './community-values.ts'

/** Typing is not kept letter by letter. */
const PAUSE_MS = 500

export type CommunityDraftInHand = {
  form: UseFormReturnType<CommunityValues>
  uploads: Uploads
  requestId: string
  /** Whether there is anything that could be lost. */
  hasSomething: boolean
  /** Keeps at once what is still to be kept. */
  flush: () => void
  /** The same words and files under another request. */
  renewRequest: () => void
  /** It is published: nothing of it stays here. */
  forget: () => void
  /** Throws words and files away. */
  discard: () => void
}

/** What this member writes in the community form: from where they left it, and kept on this device as they go. */
export function useCommunityDraft(memberId: string): CommunityDraftInHand {
  const [draft, setDraft] = useState(() => communityDraft(memberId))
  const [isBlank, setBlank] = useState(() => isBlankCommunity(draft.values))
  const uploads = useUploads({ formId: draft.formId, memberId })
  const form = useForm<CommunityValues>({
    name: 'community',
    mode: 'uncontrolled',
    initialValues: draft.values,
    onValuesChange: (values) => {
      setBlank(isBlankCommunity(values))
      keepLater()
    },
  })
  const isOver = useRef(false)
  const keep = (kept = draft) => {
    if (isOver.current) return
    keepCommunityDraft(memberId, { ...kept, values: form.getValues() }, uploads.hasFiles !== false)
  }
  const keepLater = useDebouncedCallback(() => keep(), { delay: PAUSE_MS, flushOnUnmount: true })

  // The page may be closing.
  useEffect(() => {
    const { flush } = keepLater
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [keepLater])

  const keepFiles = useEffectEvent(() => keep())
  useEffect(() => {
    if (uploads.hasFiles !== undefined) keepFiles()
  }, [uploads.hasFiles])

  return {
    form,
    uploads,
    requestId: draft.requestId,
    hasSomething: !isBlank || uploads.hasFiles === true,
    flush: keepLater.flush,
    renewRequest: () => {
      const next = renewed(draft)
      keep(next)
      setDraft(next)
      uploads.moveTo(next.formId)
    },
    forget: () => {
      // What still stands in the fields, while the dialog closes, is not kept again.
      isOver.current = true
      uploads.forget()
      forgetCommunityDraft(memberId)
    },
    discard: () => {
      uploads.clear()
      form.setValues(blankCommunity())
      form.clearErrors()
      keepLater.cancel()
      forgetCommunityDraft(memberId)
    },
  }
}
