import { IconBroadcast, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useGreeting } from '#web/foundation/ui/people/greeting.ts'
import { FORM_SECTION } from '#web/home/sections.ts'
import classes from './welcome.module.css'
import { WelcomeArt } from './welcome-art.tsx'
import { WelcomeNews } from './welcome-news.tsx'

export function Welcome({ username }: { username: string }) {
  const { t } = useTranslation()
  const greeting = useGreeting(username)
  return (
    <section className={classes.welcome}>
      <div className={`bottom ${classes.inner}`}>
        <div className={classes.words}>
          <h1>{greeting}</h1>
          <WelcomeNews />
          <div className={`row g3 mt5 ${classes.acts}`}>
            <LinkButton hash={FORM_SECTION} leftSection={<IconPlus aria-hidden size={20} />} size="lg" to="/">
              {t('dashboard.welcome.newSymptom')}
            </LinkButton>
            <LinkButton
              leftSection={<IconBroadcast aria-hidden size={20} />}
              search={{}}
              size="lg"
              to="/expert-conferences"
              variant="default"
            >
              {t('dashboard.welcome.conferences')}
            </LinkButton>
          </div>
        </div>
        <WelcomeArt />
      </div>
    </section>
  )
}
