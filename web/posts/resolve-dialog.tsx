import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post, ResolveEntry } from '#contract/posts/schema.ts'
import { NoLinksLater } from '#web/accounts/newcomer/no-links-later.tsx'
import { faultsOfError, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { fieldErrors, leadToErrors } from '#web/foundation/form.tsx'
import { showFailure } from '#web/foundation/toasts.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import { useResolve } from './api.ts'
import classes from './resolve-dialog.module.css'
import { resolveErrors } from './resolve-errors.tsx'

type ResolveDialogProps = {
  post: Pick<Post, 'id' | 'title'>
  /** From the feed both texts are asked for; from the post's own page one is enough. */
  entry: ResolveEntry
  isOpen: boolean
  onClose: () => void
  onResolved: () => void
}

const BLANK = { treatment: '', notes: '' }

/** Asks what helped before a symptom is marked as resolved, once and for all. What was typed stays when it fails or is closed. */
export function ResolveDialog({ post, entry, isOpen, onClose, onResolved }: ResolveDialogProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ name: 'resolve', initialValues: BLANK })
  const resolve = useResolve()

  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { title, message } = failureText(error)
    const failed = entry === 'feed' ? 'posts.resolve.treatedFailed' : 'posts.resolve.failed'
    showFailure({ title, message: t(failed, { reason: message }) })
    const faults = faultsOfError(error)
    if (faults.length > 0) leadToErrors(() => form.setErrors(fieldErrors(faults)), element.current)
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    const errors = resolveErrors(form.values, entry)
    if (Object.keys(errors).length > 0) return leadToErrors(() => form.setErrors(errors), element.current)
    const done = () => {
      onClose()
      onResolved()
    }
    resolve.mutate({ id: post.id, entry, ...form.values }, { onSuccess: done, onError: fail })
  }

  const footer = (
    <>
      <Button onClick={onClose} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button disabled={resolve.isPending} form={formId} type="submit">
        {resolve.isPending ? t('posts.resolve.pending') : t('posts.resolve.confirm')}
      </Button>
    </>
  )
  return (
    <Sheet
      footer={footer}
      isOpen={isOpen}
      onClose={onClose}
      title={entry === 'feed' ? t('posts.resolve.feedTitle') : t('posts.resolve.title')}
    >
      <form className={classes.form} id={formId} noValidate onSubmit={send} ref={element}>
        <p className={classes.post}>{t('posts.resolve.of', { title: post.title })}</p>
        <Note>{t('posts.resolve.shared')}</Note>
        <Textarea
          autosize
          data-autofocus
          description={t('posts.resolve.treatmentHint')}
          label={t('posts.resolve.treatment')}
          maxRows={10}
          minRows={3}
          {...form.getInputProps('treatment')}
        />
        <Textarea
          autosize
          description={t('posts.resolve.notesHint')}
          label={t('posts.resolve.notes')}
          maxRows={10}
          minRows={3}
          {...form.getInputProps('notes')}
        />
        <NoLinksLater words={[form.values.treatment, form.values.notes]} />
      </form>
    </Sheet>
  )
}
