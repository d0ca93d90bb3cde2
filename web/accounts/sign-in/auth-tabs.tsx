import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import classes from './auth-tabs.module.css'
import { SignInForm } from './sign-in-form.tsx'

type AuthTabsProps = {
  view: 'signIn' | 'signUp'
  onView: (view: 'signIn' | 'signUp') => void
  email: string
  onCode: () => void
  onEmail: (email: string) => void
  onSignedUp: (email: string) => void
  next: string | undefined
  story: () => Promise<string | undefined>
}

export function AuthTabs({ view, onView, email, onCode, onEmail, onSignedUp, next, story }: AuthTabsProps) {
  const { t } = useTranslation()
  return (
    <Tabs onChange={(chosen) => onView(chosen === 'signUp' ? 'signUp' : 'signIn')} value={view}>
      <Tabs.List className={`mb6 ${classes.list}`} grow>
        <Tabs.Tab className={classes.tab} value="signIn">
          {t('auth.signIn.tab')}
        </Tabs.Tab>
        <Tabs.Tab className={classes.tab} value="signUp">
          {t('auth.signUp.tab')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="signIn">
        <SignInForm email={email} next={next} onCode={onCode} onEmail={onEmail} />
      </Tabs.Panel>
      <Tabs.Panel value="signUp">
        <SignUpForm email={email} next={next} onEmail={onEmail} onSent={onSignedUp} story={story} />
      </Tabs.Panel>
    </Tabs>
  )
}
