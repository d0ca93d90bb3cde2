import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMENT_MAX } from '#contract/posts/limits.ts'
import type { Comment } from '#contract/posts/schema.ts'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { moveHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { faultsOfError, faultText, useFailureText } from '#web/foundation/failure.ts'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './comment-composer.module.css'
import { answerField, commentField, commentHelp, useCommentDraft } from './comment-draft.ts'
import { useAddComment } from './comments-api.ts'

type CommentComposerProps = {
  postId: string
  memberId: string
  answered?: { id: string; name: string }
  onSent: (comment: Comment) => void
  onCancel?: () => void
}

export function CommentComposer({ postId, memberId, answered, onSent, onCancel }: CommentComposerProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const name = answered ? answerField(answered.id) : commentField(postId)
  const draft = useCommentDraft(memberId, name)
  const help = { memberId, place: name }
  useHelpWatch(help, draft.body)
  const add = useAddComment()
  const body = draft.body.trim()
  const isReady = body !== '' && !isTooLong(body, COMMENT_MAX)

  const isReply = answered !== undefined
  useEffect(() => {
    if (isReply) field.current?.focus()
  }, [isReply])

  const send = () => {
    if (!isReady) return
    const ids = { requestId: draft.requestIdOf(body), newRequestId: () => draft.newRequestIdOf(body) }
    // A promise is used because the draft must be deleted even when the person has left the page meanwhile.
    add.mutateAsync({ postId, parentId: answered?.id ?? null, body, ...ids }).then(
      (comment) => {
        void moveHelp(help, { memberId, place: commentHelp(comment.id) })
        draft.forget()
        onSent(comment)
      },
      () => field.current?.focus(),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') onCancel?.()
  }
  const type = (text: string) => {
    draft.write(text)
    if (add.error) add.reset()
  }

  return (
    <form className="stack g3" noValidate onSubmit={submit}>
      <CountedTextarea
        autosize
        description={body !== '' && <KeptHint />}
        label={answered ? t('posts.comments.replyField', { name: answered.name }) : t('posts.comments.field')}
        max={COMMENT_MAX}
        maxRows={14}
        required
        minRows={2}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKey}
        placeholder={answered ? undefined : t('posts.comments.placeholder')}
        readOnly={add.isPending}
        ref={field}
        value={draft.body}
      />
      <CrisisCard {...help} />
      <NoLinksLater words={[body]} />
      {add.error && <NotSent error={add.error} />}
      <div className="row end">
        {onCancel && (
          <Button onClick={onCancel} variant="quiet">
            {t('ui.cancel')}
          </Button>
        )}
        <Button
          aria-disabled={add.isPending || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          data-disabled={add.isPending || undefined}
          disabled={!isReady}
          type="submit"
          variant={isReply ? 'light' : 'filled'}
        >
          {add.isPending ? t('posts.comments.sending') : t(isReply ? 'posts.comments.reply' : 'posts.comments.send')}
        </Button>
      </div>
    </form>
  )
}

const KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

function KeptHint() {
  const { t } = useTranslation()
  return (
    <>
      {t('posts.comments.kept')} <span className={classes.keys}>{t('posts.comments.keys', { key: KEY })}</span>
    </>
  )
}

function NotSent({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { title, message } = failureText(error)
  const [fault] = faultsOfError(error)
  return (
    <Note role="alert" title={title} tone="brique">
      <p>{fault ? faultText(fault, t) : message}</p>
      <p>{t('posts.comments.keptHere')}</p>
    </Note>
  )
}
