import { createElement, type RefObject, useEffect } from 'react'
import type { FieldFault } from '#contract/foundation/faults.ts'
import type { Post } from '#contract/posts/schema.ts'
import type { Drafted } from '#web/foundation/editing/use-draft.ts'
import { type Explained, type Read, useFormSending } from '#web/foundation/editing/use-form-sending.ts'
import { type FailureText, isRefusal } from '#web/foundation/failure.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { Leftovers } from '#web/media/leftovers.tsx'
import { useUploads } from '#web/media/use-uploads.ts'
import { postErrors } from '../post-errors.ts'
import { newPublishing, type Publishing } from './publishing-mark.ts'

type Published<Values extends Record<string, unknown>, Fields> = {
  drafted: Drafted<Values, Publishing>
  memberId: string | null
  blank: () => Values
  element: RefObject<HTMLFormElement | null>
  tidy?: () => void
  read: (values: Values, now: Date) => Read<Fields>
  onFaults?: () => void
  reveal?: (faults: readonly FieldFault[]) => void
  signIn?: () => undefined
  publish: (fields: Fields & { requestId: string; mediaIds: string[] }) => Promise<Post>
  explain: (refused: unknown, text: FailureText) => Explained
  onPublished: (post: Post, now: { isHere: boolean; hasGoneOn: boolean }) => void
}

export function usePublishing<Values extends Record<string, unknown>, Fields>({
  drafted,
  memberId,
  blank,
  element,
  ...acts
}: Published<Values, Fields>) {
  const { draft, form, mark } = drafted
  const uploads = useUploads({ formId: mark.formId, memberId })
  const { hasFiles } = uploads
  useEffect(() => {
    if (hasFiles !== undefined) draft.holdFiles(hasFiles)
  }, [hasFiles, draft])

  const showFaults = (faults: readonly FieldFault[]) =>
    leadToErrors(() => {
      acts.reveal?.(faults)
      form.setErrors(postErrors(faults))
    }, element.current)

  const sending = useFormSending({
    drafted,
    tidy: acts.tidy,
    read: acts.read,
    showFaults,
    onFaults: acts.onFaults,
    gather: async () => {
      if (memberId === null) return acts.signIn?.()
      const mediaIds = await uploads.whenReady()
      if (!mediaIds)
        leadToErrors(() => {
          acts.reveal?.([{ path: 'mediaIds', code: 'invalid' }])
          form.setErrors({ mediaIds: createElement(Leftovers) })
        }, element.current)
      return mediaIds
    },
    send: (fields: Fields, { requestId }, mediaIds = []) => acts.publish({ ...fields, requestId, mediaIds }),
    onSent: (post, { isHere, hasGoneOn }) => {
      // A draft that was discarded while it was being sent is not continued.
      const isGoneOnWith = hasGoneOn && draft.current().hasSomething
      uploads.forget()
      draft.finish()
      acts.onPublished(post, { isHere, hasGoneOn: isGoneOnWith })
    },
    onRefused: (refused) => {
      if (!isRefusal(refused, 'REQUEST_REUSED')) return
      // The server has answered this request id with another text, and the uploaded files belong to that post.
      const next = newPublishing()
      draft.remark(next)
      uploads.moveTo(next.formId)
    },
    explain: acts.explain,
  })

  return {
    ...sending,
    uploads,
    startAfresh: () => {
      uploads.clear()
      form.setValues(blank())
      form.clearErrors()
      draft.goOnFrom(blank(), newPublishing(), blank())
    },
  }
}
