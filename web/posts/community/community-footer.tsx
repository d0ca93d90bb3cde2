import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Progress } from '#web/foundation/editing/use-form-sending.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { uploadTexts } from '#web/media/upload-texts.ts'
import type { Uploads } from '#web/media/use-uploads.ts'
import classes from './community-form.module.css'

type CommunityFooterProps = {
  formId: string
  hasSomething: boolean
  publishing: { progress: Progress; isHeld: boolean; uploads: Pick<Uploads, 'isBusy'>; startAfresh: () => void }
}

export function CommunityFooter({ formId, hasSomething, publishing }: CommunityFooterProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const { progress, isHeld, uploads, startAfresh } = publishing
  const [asking, setAsking] = useState<'never' | 'now' | 'before'>('never')
  if (asking === 'now' && hasSomething)
    return (
      // A key of its own: a button reused for another one while it is pressed would also do that one's work, and submit the form.
      <Fragment key="asking">
        <p className={classes.question} role="alert">
          {t('posts.community.discardQuestion')}
        </p>
        <Button autoFocus onClick={() => setAsking('before')} variant="default">
          {t('ui.cancel')}
        </Button>
        <Button
          color="brique"
          onClick={() => {
            // Rendered synchronously, because the fields are recreated before one of them takes the focus.
            flushSync(() => {
              setAsking('never')
              startAfresh()
            })
            document.getElementById(formId)?.querySelector('input')?.focus()
          }}
          variant="light"
        >
          {t('posts.community.discardConfirm')}
        </Button>
      </Fragment>
    )
  return (
    <Fragment key="writing">
      {hasSomething && (
        <div className={classes.kept}>
          <IconDeviceFloppy aria-hidden className="sauge" size={20} />
          <p>{t('posts.community.kept')}</p>
          <Button
            autoFocus={asking === 'before'}
            disabled={progress !== 'writing'}
            onClick={() => setAsking('now')}
            variant="quiet"
          >
            {t('posts.community.discard')}
          </Button>
        </div>
      )}
      <Button
        aria-disabled={isHeld}
        className={classes.send}
        data-disabled={isHeld || undefined}
        form={formId}
        type="submit"
      >
        {progress === 'sending'
          ? t('posts.community.sending')
          : progress === 'waiting' && uploads.isBusy
            ? t('media.publishing.waiting')
            : t('posts.community.send')}
      </Button>
    </Fragment>
  )
}
