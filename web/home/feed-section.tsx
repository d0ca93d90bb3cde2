import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './feed-section.module.css'
import { FEED_SECTION } from './sections.ts'

/** For a visitor, shows the sign-in gate alone, which has its own heading; for a member, the newest stories under a heading, with a link to all of them. */
export function FeedSection({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className={`page-section ${classes.section}`} data-gate={!isSignedIn || undefined} id={FEED_SECTION}>
      <div className={classes.inner}>
        {isSignedIn && (
          <header className={`row apart bottom mb5 g4 r0 ${classes.head}`}>
            <div>
              <h2>{t('home.feed.title')}</h2>
              <p className="muted">
                {t('home.feed.intro')}{' '}
                <Link search={{}} to="/ce-qui-a-aide">
                  {t('home.feed.tried')}
                </Link>
              </p>
            </div>
            <LinkButton to="/feed" variant="subtle">
              {t('home.feed.all')}
            </LinkButton>
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
