import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import type { Progress, SendingFailure } from '#web/foundation/editing/use-form-sending.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { uploadTexts } from '#web/media/upload-texts.ts'
import { SendingNote } from './sending-note.tsx'
import classes from './symptom-form.module.css'
import type { SymptomForm } from './symptom-form-state.ts'

type PublishRowProps = {
  form: SymptomForm
  isReady: boolean
  isVisitor: boolean
  /** Whether the button is fixed to the bottom of a phone's screen, because the story is ready to publish. */
  isAtHand: boolean
  publishing: { progress: Progress; isHeld: boolean; failure: SendingFailure | undefined }
}

const WORDS = {
  writing: 'posts.form.publish',
  waiting: 'media.publishing.waiting',
  sending: 'posts.form.publishing',
} as const

export function PublishRow({ form, isReady, isVisitor, isAtHand, publishing }: PublishRowProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const reason = useId()
  const { progress, failure } = publishing
  const isHeld = publishing.isHeld || !isReady
  return (
    <div className={`stack ${classes.send}`} data-at-hand={(isAtHand && !failure) || undefined}>
      <NoLinksLater words={[form.useWatchValue('title'), form.useWatchValue('description')]} />
      {failure && <SendingNote failure={failure} />}
      <div className="if-any" role="status">
        {progress === 'waiting' && <Note>{t('media.publishing.waitingText')}</Note>}
      </div>
      <div className={`line g5 middle ${classes.sendRow}`}>
        <Button
          aria-describedby={reason}
          aria-disabled={isHeld}
          className={classes.publish}
          data-disabled={isHeld || undefined}
          size="lg"
          type="submit"
        >
          {t(WORDS[progress])}
        </Button>
        <p className="quiet" id={reason}>
          {t(isReady ? (isVisitor ? 'posts.form.accountNeeded' : 'posts.form.readBy') : 'posts.form.notReady')}
        </p>
      </div>
    </div>
  )
}
