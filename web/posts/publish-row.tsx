import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NoLinksLater } from '#web/accounts/newcomer/no-links-later.tsx'
import type { FailureText } from '#web/foundation/failure.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './symptom-form.module.css'
import type { SymptomForm } from './symptom-form-state.ts'
import type { PublishingProgress } from './use-publishing.ts'

type PublishRowProps = {
  form: SymptomForm
  /** What the form is about: being written, waiting for its files, or on its way. */
  progress: PublishingProgress
  isVisitor: boolean
  /** Why the last attempt failed. */
  failure: FailureText | undefined
}

const WORDS = {
  writing: 'posts.form.publish',
  waiting: 'media.publishing.waiting',
  sending: 'posts.form.publishing',
} as const

/** The form's main act. Until title and description are there it is not available, and says why; pressed all the same, it leads to them. */
export function PublishRow({ form, progress, isVisitor, failure }: PublishRowProps) {
  const { t } = useTranslation()
  const reason = useId()
  const title = form.useWatchValue('title')
  const description = form.useWatchValue('description')
  const isReady = title.trim() !== '' && description.trim() !== ''
  const isHeld = progress !== 'writing' || !isReady
  return (
    <div className={classes.send}>
      <NoLinksLater words={[title, description]} />
      {failure && (
        <Note icon={IconAlertTriangle} role="status" title={failure.title} tone="brique">
          {failure.message}
        </Note>
      )}
      <div className={classes.waiting} role="status">
        {progress === 'waiting' && <Note>{t('media.publishing.waitingText')}</Note>}
      </div>
      <div className={classes.sendRow}>
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
        <p id={reason}>
          {t(isReady ? (isVisitor ? 'posts.form.accountNeeded' : 'posts.form.readBy') : 'posts.form.notReady')}
        </p>
      </div>
    </div>
  )
}
