import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX } from '#contract/posts/limits.ts'
import type { Post, ResolveEntry } from '#contract/posts/schema.ts'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { useStayForHelp } from '#web/foundation/crisis/sent-words.tsx'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { faultsOfError, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { fieldErrors, leadToErrors } from '#web/foundation/form.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useResolve } from '../api.ts'
import { resolveErrors } from './resolve-errors.tsx'
import { fr as resolveTexts } from './texts.resolve.fr.ts'

const texts = { posts: { resolve: resolveTexts } }

type ResolveDialogProps = {
  post: Pick<Post, 'id' | 'title'>
  /** In the feed both texts are required, on the post's page one is enough. */
  entry: ResolveEntry
  isOpen: boolean
  onClose: () => void
  onResolved: () => void
}

const BLANK = { treatment: '', notes: '' }

function keptWords(kept: string | null): typeof BLANK {
  const { treatment, notes } = Object(parseJson(kept))
  return typeof treatment === 'string' && typeof notes === 'string' ? { treatment, notes } : BLANK
}

export function ResolveDialog({ post, entry, isOpen, onClose, onResolved }: ResolveDialogProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const failureText = useFailureText()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  // Only the author is asked; once they have signed out, nothing is kept.
  const memberId = currentMember(queryClient)?.id ?? null
  const store = privateStore(memberId)
  const name = `resolve.${post.id}`
  const form = useForm({
    name: 'resolve',
    initialValues: keptWords(store.read(name)),
    onValuesChange: (values) => {
      if (values.treatment.trim() || values.notes.trim()) store.write(name, JSON.stringify(values))
      else store.forget(name)
    },
  })
  const resolve = useResolve()
  const help = { memberId, place: name }
  const words = `${form.values.treatment}\n${form.values.notes}`.trim()
  useHelpWatch(help, words)
  const finish = () => {
    onClose()
    onResolved()
  }
  const stay = useStayForHelp(help, finish)

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
      store.forget(name)
      stay.afterSending()
    }
    resolve.mutate({ id: post.id, entry, ...form.values }, { onSuccess: done, onError: fail })
  }

  const footer = (
    <>
      <Button onClick={onClose} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button
        aria-disabled={resolve.isPending || undefined}
        data-disabled={resolve.isPending || undefined}
        form={formId}
        type="submit"
      >
        {resolve.isPending ? t('posts.resolve.pending') : t('posts.resolve.confirm')}
      </Button>
    </>
  )
  const title = t(entry === 'feed' ? 'posts.resolve.feedTitle' : 'posts.resolve.title')
  const sent = stay.sheet({ title, words, isOpen })
  if (sent) return sent
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={title}>
      <form className="stack g5" id={formId} noValidate onSubmit={send} ref={element}>
        <p className="muted breaks">{t('posts.resolve.of', { title: post.title })}</p>
        <Note>{t('posts.resolve.shared')}</Note>
        <CountedTextarea
          autosize
          data-autofocus
          description={t('posts.resolve.treatmentHint')}
          label={t('posts.resolve.treatment')}
          max={DESCRIPTION_MAX}
          maxRows={10}
          minRows={3}
          required={entry === 'feed'}
          {...form.getInputProps('treatment')}
        />
        <CountedTextarea
          autosize
          description={t('posts.resolve.notesHint')}
          label={t('posts.resolve.notes')}
          max={DESCRIPTION_MAX}
          maxRows={10}
          minRows={3}
          required={entry === 'feed'}
          {...form.getInputProps('notes')}
        />
        <CrisisCard {...help} />
        <NoLinksLater words={[form.values.treatment, form.values.notes]} />
      </form>
    </Sheet>
  )
}
