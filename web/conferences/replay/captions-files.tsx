import { Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CAPTIONS_BYTES_MAX } from '#contract/conferences/limits.ts'
import type { Replay } from '#contract/conferences/replay-schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { isForeseen, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { LANGUAGES } from '#web/foundation/languages.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { usePutCaptions, useRemoveCaptions } from './api.ts'
import classes from './replay.module.css'

type CaptionsFilesProps = { id: string; captions: Replay['captions'] }

export function CaptionsFiles({ id, captions }: CaptionsFilesProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`stack fit g3 ${classes.part}`}>
      <h4 id={titleId}>{t('replay.captions.title')}</h4>
      <p className="quiet written measure">{t('replay.captions.hint')}</p>
      <ul className={classes.languages}>
        {LANGUAGES.map((language) => (
          <CaptionsOf
            added={captions.find((each) => each.language === language)?.addedAt}
            id={id}
            key={language}
            language={language}
          />
        ))}
      </ul>
    </section>
  )
}

type CaptionsOfProps = { id: string; language: Language; added: Date | undefined }

function CaptionsOf({ id, language, added }: CaptionsOfProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const failureText = useFailureText()
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [refused, setRefused] = useState<string>()
  const putting = usePutCaptions()
  const removing = useRemoveCaptions()
  const isBusy = putting.isPending || removing.isPending
  const name = t(`conferences.languages.${language}`)

  const wordsOf = (error: unknown): string =>
    isForeseen(error) && error.code === 'CAPTIONS_REFUSED'
      ? t(`replay.captions.faults.${error.data.fault}`, { line: error.data.line })
      : isRefusal(error, 'INVALID_INPUT') || isRefusal(error, 'TOO_LARGE')
        ? t('replay.captions.tooLarge')
        : failureText(error).message
  const outcome = (done: string) => ({
    onSuccess: () => {
      button.current?.focus()
      showSuccess({ title: done })
    },
    onError: (error: unknown) => setRefused(wordsOf(error)),
  })
  const put = (file: File | undefined) => {
    if (!file) return
    setRefused(undefined)
    if (file.size > CAPTIONS_BYTES_MAX) return setRefused(t('replay.captions.tooLarge'))
    putting.mutate({ id, language, file }, outcome(t('replay.captions.added')))
  }
  const remove = () => {
    setRefused(undefined)
    removing.mutate({ id, language }, outcome(t('replay.captions.removed')))
  }
  return (
    <li>
      <p>
        <b>{name}</b>{' '}
        <span className="quiet written measure">
          {added ? t('replay.captions.since', { moment: dates.moment(added) }) : t('replay.captions.none')}
        </span>
      </p>
      <input
        accept=".vtt,.srt,text/vtt"
        aria-label={t('replay.captions.fileIn', { language: name })}
        hidden
        onChange={({ currentTarget }) => {
          put(currentTarget.files?.[0])
          currentTarget.value = '' // so that choosing the same file again counts as a choice
        }}
        ref={chooser}
        type="file"
      />
      <span className="row">
        <Button
          aria-disabled={isBusy || undefined}
          aria-label={t(added ? 'replay.captions.replaceIn' : 'replay.captions.addIn', { language: name })}
          leftSection={<IconUpload aria-hidden size={20} />}
          onClick={() => chooser.current?.click()}
          ref={button}
          variant="default"
        >
          {t(putting.isPending ? 'replay.captions.sending' : added ? 'replay.captions.replace' : 'replay.captions.add')}
        </Button>
        {added && (
          <Button
            aria-disabled={isBusy || undefined}
            aria-label={t('replay.captions.removeIn', { language: name })}
            leftSection={<IconTrash aria-hidden size={20} />}
            onClick={remove}
            variant="subtle"
          >
            {t('replay.captions.remove')}
          </Button>
        )}
      </span>
      <div role="alert">{refused && <p className={classes.refused}>{refused}</p>}</div>
    </li>
  )
}
