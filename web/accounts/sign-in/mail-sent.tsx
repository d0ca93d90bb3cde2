import { IconMailCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { ConfirmationAgain } from '../sign-up/confirmation-again.tsx'
import classes from './auth-form.module.css'
import { fr as sent } from './texts.sent.fr.ts'

const texts = { accounts: { sent } }

export type Sent = { email: string; after: 'signUp' | 'forgot' | 'resend' }

type MailSentProps = Sent & {
  hasStory: boolean
}

/** The text is the same whether or not the address has an account. */
export function MailSent({ email, after, hasStory }: MailSentProps) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <div className="stack g5">
      <Note icon={IconMailCheck} role="status" title={t(`accounts.sent.${after}.title`)} tone="sauge">
        <p className={classes.address}>{t(`accounts.sent.${after}.text`, { email })}</p>
        {hasStory && after !== 'forgot' && <p className={`mt3 ${classes.next}`}>{t('accounts.sent.story')}</p>}
        <p className={`mt3 ${classes.next}`}>{t('accounts.sent.spam')}</p>
      </Note>
      {after !== 'forgot' && <ConfirmationAgain email={email} />}
    </div>
  )
}
