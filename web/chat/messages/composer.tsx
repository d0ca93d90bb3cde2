import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconCornerUpLeft, IconSend2, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type RefObject, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INTRODUCTION_MAX, MESSAGE_MAX } from '#contract/chat/limits.ts'
import { type Leak, leaksIn } from '#contract/foundation/leaks.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { fileFault, kindOfType } from '#contract/media/rules.ts'
import { useMe } from '#web/accounts/api.ts'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import { showFailure } from '#web/foundation/toasts.tsx'
import { useCharactersLeft } from '#web/foundation/ui/fields/characters-left.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { isShortName } from '#web/foundation/ui/people/short-name.ts'
import type { Choice } from '#web/media/chosen-files.ts'
import { OrphanedUploads } from '#web/media/orphaned-uploads.tsx'
import { withTrueType } from '#web/media/true-type.ts'
import { useFileDrop } from '#web/media/use-file-drop.ts'
import { useUploads } from '#web/media/use-uploads.ts'
import classes from './composer.module.css'
import type { Draft } from './draft.ts'
import { quoteWords } from './message-item.tsx'
import { PictureButton } from './picture-button.tsx'
import { PictureRow } from './picture-row.tsx'
import quoteClasses from './quote.module.css'

const LeakDialog = lazyDialog(async () => (await import('./leak-dialog.tsx')).LeakDialog)

/** On a touch screen Enter begins a new line, and only the button sends. */
const isTouched = () => !matchMedia('(hover: hover) and (pointer: fine)').matches

type ComposerProps = {
  memberId: string
  name: string
  draft: Draft
  /** Then only one short text, without a link or a picture, may be sent. */
  isIntroduction: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (news: Partial<Draft>) => void
  onTyping: () => void
  onSend: (said: { body: string; hasPicture: boolean }) => void
}

export function Composer({ memberId, name, draft, isIntroduction, field, onChange, onTyping, onSend }: ComposerProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [leaks, setLeaks] = useState<{ found: Leak[]; isOpen: boolean }>()
  const [refused, setRefused] = useState<Choice>()
  const uploads = useUploads({ formId: draft.formId, memberId })
  const picture = isIntroduction ? undefined : uploads.items[0]
  const body = draft.body.trim()
  const max = isIntroduction ? INTRODUCTION_MAX : MESSAGE_MAX
  const { words: left, isTooLong, aloud } = useCharactersLeft(body, max)
  const { me } = useMe()
  const isLinked = isIntroduction && hasLink(body)
  const isLinkedTooSoon = !isIntroduction && me?.newUntil != null && me.newUntil > new Date() && hasLink(body)
  const isHeldUp = picture?.state.at === 'refused' || picture?.state.at === 'failed'
  const isReady = (body !== '' || picture !== undefined) && !isTooLong && !isLinked && !isLinkedTooSoon && !isHeldUp

  const send = () => {
    setLeaks((asked) => asked && { ...asked, isOpen: false })
    onSend({ body, hasPicture: picture !== undefined })
  }
  const trySending = () => {
    if (!isReady) return
    const found = leaksIn(body)
    if (found.length > 0) setLeaks({ found, isOpen: true })
    else send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    trySending()
  }
  const edit = () => {
    setLeaks((asked) => asked && { ...asked, isOpen: false })
    field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && draft.quote) {
      event.stopPropagation()
      onChange({ quote: null })
    }
    if (event.key !== 'Enter' || event.shiftKey || isTouched()) return
    event.preventDefault()
    trySending()
  }
  const type = (text: string) => {
    onChange({ body: text })
    if (text.trim()) onTyping()
  }
  const take = async (files: readonly File[]) => {
    const [first] = files
    if (isIntroduction || !first) return
    const file = await withTrueType(first)
    setRefused(undefined)
    if (files.length > 1 || kindOfType(file.type) === 'symptom-videos')
      return showFailure({ title: t('errors.title'), message: t('chat.composer.onlyPictures') })
    const fault = fileFault(file)
    if (fault) return setRefused({ taken: [], orphaned: [{ place: 1, name: file.name, fault }] })
    uploads.clear()
    void uploads.add([file])
    field.current?.focus()
  }
  useFileDrop(form, (files) => void take(files))

  return (
    <form className="stack g2" noValidate onSubmit={submit} ref={form}>
      {!isIntroduction && <NoLinksLater words={[body]} />}
      {draft.quote && (
        <div className={`line middle apart text-sm ${classes.quote}`}>
          <p>
            <b className={`line g1 middle ${quoteClasses.who}`}>
              <IconCornerUpLeft aria-hidden size={16} />
              {draft.quote.isMine ? t('chat.composer.replyToMine') : t('chat.composer.replyTo', { name })}
            </b>{' '}
            <span dir="auto">{quoteWords(draft.quote, t)}</span>
          </p>
          <ActionIcon
            aria-label={t('chat.composer.cancelReply')}
            onClick={() => {
              onChange({ quote: null })
              field.current?.focus()
            }}
            variant="quiet"
          >
            <IconX aria-hidden size={20} />
          </ActionIcon>
        </div>
      )}
      {picture && (
        <PictureRow
          onRemove={() => {
            uploads.remove(picture.id)
            field.current?.focus()
          }}
          onRetry={() => uploads.retry(picture.id)}
          upload={picture}
        />
      )}
      <OrphanedUploads
        choice={refused}
        onClose={() => {
          setRefused(undefined)
          field.current?.focus()
        }}
        wanted="picture"
      />
      <div className={`row bottom ${classes.line}`}>
        {!isIntroduction && <PictureButton onPick={(files) => void take(files)} />}
        <Textarea
          aria-label={t('chat.composer.field', { name })}
          autosize
          className={classes.field}
          error={isTooLong ? left : isLinked && t('chat.composer.noLinks')}
          maxRows={6}
          minRows={1}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={handleKey}
          placeholder={isShortName(name) ? t('chat.composer.field', { name }) : t('chat.composer.hint')}
          ref={field}
          required={!picture}
          value={draft.body}
        />
        <Button
          aria-label={t('chat.composer.send')}
          className={classes.send}
          disabled={!isReady}
          onPointerDown={(event) => event.preventDefault()}
          type="submit"
        >
          <IconSend2 aria-hidden size={20} />
          <span className={classes.word}>{t('chat.composer.send')}</span>
        </Button>
      </div>
      {left && !isTooLong && <p className={`small ${classes.left}`}>{left}</p>}
      {aloud}
      {leaks && (
        <Suspense>
          <LeakDialog isOpen={leaks.isOpen} leaks={leaks.found} onClose={edit} onSend={send} />
        </Suspense>
      )}
    </form>
  )
}
