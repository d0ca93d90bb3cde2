import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { useScreen } from '#web/foundation/theme/use-screen.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { RecoveryLink } from '../recovery/recovery-link.tsx'
import { ConfirmSignUp } from '../sign-up/confirm-sign-up.tsx'
import { AuthBrandLine } from './auth-brand-line.tsx'
import { AuthNotice, type StoryWords } from './auth-notice.tsx'
import classes from './auth-screen.module.css'
import type { AuthSearch } from './auth-search.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { EmailLink } from './email-link.tsx'
import { IdentityEnding } from './identity-sign-in.tsx'
import { MailRequestForm } from './mail-request-form.tsx'
import { MailSent, type Sent } from './mail-sent.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useAskConfirmation, useAskReset } from './opening-api.ts'
import { SecondStep } from './second-step.tsx'
import { fr as auth } from './texts.fr.ts'
import { UnlockLink } from './unlock-link.tsx'

const texts = { auth }

type AuthScreenProps = {
  search: AuthSearch
  onView: (view: 'signIn' | 'signUp' | 'code', next?: string) => void
  story: () => Promise<string | undefined>
  storyWords: StoryWords | null | undefined
  beside: ReactNode
}

export function AuthScreen({ search, onView, story, storyWords, beside }: AuthScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<Sent>()
  const [isPasswordChanged, setPasswordChanged] = useState(false)
  const askReset = useAskReset()
  const askConfirmation = useAskConfirmation()
  const asked = linkIn(search) ?? search.view ?? 'signIn'
  const view = sent?.after === asked ? 'sent' : asked
  const hasTabs = view === 'signIn' || view === 'signUp'
  const isNarrow = useScreen('narrow')
  const heading = useFocusOn(hasTabs ? 'tabs' : view)
  const title = view === 'code' ? t('auth.title') : t(`auth.views.${view}.title`)
  usePageName(title)

  const showSent = (address: string, after: Sent['after']) => {
    setEmail(address)
    setSent({ email: address, after })
  }
  return (
    <Page width="wide">
      <div className={`top ${classes.sides}`}>
        <div>
          <AuthBrandLine />
          <header className={`mb6 ${classes.head}`}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="muted mt2">{view === 'code' ? t('auth.intro') : t(`auth.views.${view}.intro`)}</p>
          </header>
          <div className={classes.notice}>
            {view === 'signIn' && search.identity && <IdentityEnding ending={search.identity} />}
            {hasTabs && <AuthNotice isPasswordChanged={isPasswordChanged} search={search} storyWords={storyWords} />}
          </div>
          <Card className={classes.card}>
            {hasTabs && (
              <AuthTabs
                email={email}
                next={search.next}
                onCode={() => onView('code')}
                onEmail={setEmail}
                onSignedUp={(address) => showSent(address, 'signUp')}
                onView={onView}
                story={story}
                view={view}
              />
            )}
            {view === 'code' && <SecondStep />}
            {view === 'newEmail' && search.email && <EmailLink token={search.email} />}
            {view === 'confirm' && search.confirm && (
              <ConfirmSignUp onEntered={(next) => onView('signIn', next)} token={search.confirm} />
            )}
            {view === 'unlock' && search.unlock && <UnlockLink token={search.unlock} />}
            {view === 'recovery' && search.recovery && <RecoveryLink token={search.recovery} />}
            {view === 'forgot' && (
              <MailRequestForm
                ask={askReset}
                email={email}
                onSent={(address) => showSent(address, 'forgot')}
                word={t('auth.forgot.send')}
              />
            )}
            {view === 'resend' && (
              <MailRequestForm
                ask={askConfirmation}
                email={email}
                onSent={(address) => showSent(address, 'resend')}
                word={t('auth.resend.send')}
              />
            )}
            {view === 'newPassword' && search.reset && (
              <NewPasswordForm
                onDone={() => {
                  setPasswordChanged(true)
                  onView('signIn')
                }}
                token={search.reset}
              />
            )}
            {view === 'sent' && sent && <MailSent {...sent} hasStory={search.story !== undefined} />}
          </Card>
          {!hasTabs && (
            <LinkButton
              className="mt4"
              leftSection={<IconArrowLeft aria-hidden size={20} />}
              onClick={() => setSent(undefined)}
              search={{ ...(search.next && { next: search.next }), ...(search.story && { story: search.story }) }}
              to="/auth"
              variant="quiet"
            >
              {t('auth.backToSignIn')}
            </LinkButton>
          )}
        </div>
        {!isNarrow && (
          <div className={classes.beside}>
            <Suspense>{beside}</Suspense>
          </div>
        )}
      </div>
    </Page>
  )
}

function linkIn({ reset, email, unlock, recovery, confirm }: AuthSearch) {
  if (confirm) return 'confirm'
  if (reset) return 'newPassword'
  if (email) return 'newEmail'
  if (recovery) return 'recovery'
  return unlock ? 'unlock' : undefined
}

function useFocusOn(view: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // The code is typed at once, so its field has the focus.
    if (view !== 'code') heading.current?.focus()
  }, [view])
  return heading
}
