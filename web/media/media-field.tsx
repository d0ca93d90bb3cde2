import { Input, VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLimit, useFailureText } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import type { Choice } from './chosen-files.ts'
import { FilePickers } from './file-pickers.tsx'
import { FileRules } from './file-rules.tsx'
import classes from './media-field.module.css'
import { OrphanedUploads } from './orphaned-uploads.tsx'
import type { Outcome } from './upload.ts'
import { UploadList } from './upload-list.tsx'
import { uploadTexts } from './upload-texts.ts'
import { useFileDrop } from './use-file-drop.ts'
import type { Uploads } from './use-uploads.ts'

type MediaFieldProps = {
  uploads: Uploads
  error?: ReactNode
  onChange?: () => void
}

export function MediaField({ uploads, error, onChange }: MediaFieldProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const id = useId()
  const element = useRef<HTMLFieldSetElement>(null)
  const [orphaned, setOrphaned] = useState<Choice>()
  const [spoken, setSpoken] = useState('')

  const add = async (files: readonly File[]) => {
    if (!uploads.isOpen || files.length === 0) return
    const choice = await uploads.add(files)
    onChange?.()
    setOrphaned(choice.tooMany || choice.orphaned.length > 0 ? choice : undefined)
  }
  const isOver = useFileDrop(element, (files) => void add(files))
  useOutcomeTold(uploads)

  const leadToPickers = () => element.current?.querySelector('button')?.focus()
  const remove = (upload: Uploads['items'][number]) => {
    uploads.remove(upload.id)
    onChange?.()
    setSpoken(t('media.spoken.removed', { name: upload.file.name }))
    leadToPickers()
  }

  const retry = (id: string) => {
    uploads.retry(id)
    onChange?.()
  }

  return (
    <Input.Wrapper
      error={error}
      id={id}
      label={
        <>
          {t('media.field.label')} <Optional />
        </>
      }
      labelElement="div"
    >
      <fieldset
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        aria-labelledby={`${id}-label`}
        className={`stack g3 p4 ${classes.field}`}
        data-error={error ? true : undefined}
        data-over={isOver || undefined}
        ref={element}
        tabIndex={-1}
      >
        {uploads.isOpen ? (
          <>
            <FilePickers isOver={isOver} onPick={(files) => void add(files)} />
            <FileRules id={`${id}-hint`} />
          </>
        ) : (
          <SignInFirst id={`${id}-hint`} />
        )}
        <OrphanedUploads
          choice={orphaned}
          onClose={() => {
            setOrphaned(undefined)
            leadToPickers()
          }}
        />
        <UploadList onRemove={remove} onRetry={retry} onSaid={setSpoken} uploads={uploads.items} />
      </fieldset>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Input.Wrapper>
  )
}

/** Only the story form is open to visitors, and its text is kept. */
function SignInFirst({ id }: { id: string }) {
  const { t } = useTranslation()
  const next = useLocation({ select: ({ href }) => href })
  return (
    <p className={classes.signIn} id={id}>
      {t('media.field.signedOut')}{' '}
      <Link search={{ ...wayIn(), next, story: 1 }} to="/auth">
        {t(wayIn().view ? 'media.field.signUp' : 'media.field.signIn')}
      </Link>
    </p>
  )
}

function useOutcomeTold({ onOutcome }: Uploads): void {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const tell = useEffectEvent(({ ready, unsent, error }: Outcome) => {
    if (ready > 0)
      showSuccess({ title: t('media.uploaded.title'), message: t('media.uploaded.text', { count: ready }) })
    if (unsent > 0)
      showFailure(isLimit(error) ? failureText(error) : { title: t('errors.title'), message: t('media.notUploaded') })
  })
  useEffect(() => onOutcome(tell), [onOutcome])
}
