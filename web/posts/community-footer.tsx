import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import classes from './community-form.module.css'
import type { CommunityDraftInHand } from './use-community-draft.ts'

type CommunityFooterProps = {
  draft: Pick<CommunityDraftInHand, 'hasSomething' | 'discard'>
  formId: string
  /** What the person waits for: the files, then the server's answer. */
  progress: 'files' | 'sending' | undefined
}

/** That what was written is kept, the way to throw it away, and the form's main act. */
export function CommunityFooter({ draft, formId, progress }: CommunityFooterProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'never' | 'now' | 'before'>('never')
  if (asking === 'now' && draft.hasSomething)
    return (
      // Named apart: a button that became another one while it is pressed would do that one's work too, and send the form.
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
            // The fields are made anew.
            flushSync(() => {
              setAsking('never')
              draft.discard()
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
      {draft.hasSomething && (
        <div className={classes.kept}>
          <IconDeviceFloppy aria-hidden size={20} />
          <p>{t('posts.community.kept')}</p>
          <Button
            autoFocus={asking === 'before'}
            disabled={progress !== undefined}
            onClick={() => setAsking('now')}
            variant="quiet"
          >
            {t('posts.community.discard')}
          </Button>
        </div>
      )}
      <Button
        aria-disabled={progress !== undefined}
        className={classes.send}
        data-disabled={progress !== undefined || undefined}
        form={formId}
        type="submit"
      >
        {progress === 'sending'
          ? t('posts.community.sending')
          : progress === 'files'
            ? t('media.publishing.waiting')
            : t('posts.community.send')}
      </Button>
    </Fragment>
  )
}
