import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { focusHeadingOf } from '#web/app/shell/use-arrival-focus.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './hero.module.css'
import { HeroExample } from './hero-example.tsx'
import { FEED_SECTION, FORM_SECTION } from './sections.ts'

/** What Vécu is, in one sentence, and the two ways in. A visitor who wants to share signs in first. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation()
  const [before, lived, after] = t('home.hero.heading').split(/<\/?lived>/)
  const share = t('home.hero.share')
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div>
          <p className={classes.eyebrow}>{t('home.hero.eyebrow')}</p>
          <h1>
            {before}
            <em>{lived}</em>
            {after}
          </h1>
          <p className={classes.lead}>{t('home.hero.lead')}</p>
          <div className={classes.ways}>
            {isSignedIn ? (
              <SectionButton section={FORM_SECTION}>{share}</SectionButton>
            ) : (
              <LinkButton size="lg" to="/auth">
                {share}
              </LinkButton>
            )}
            <SectionButton section={FEED_SECTION} variant="default">
              {t('home.hero.explore')}
            </SectionButton>
          </div>
          <p className={classes.reassurance}>
            <IconShieldCheck aria-hidden size={20} />
            <span>{t('home.hero.reassurance')}</span>
          </p>
        </div>
        <HeroExample />
      </div>
    </section>
  )
}

type SectionButtonProps = { section: string; children: string; variant?: 'filled' | 'default' }

/** Leads to a section of this page, also when its address is that section's already: the router then sees nothing to do. */
function SectionButton({ section, children, variant = 'filled' }: SectionButtonProps) {
  const lead = () => {
    const place = document.getElementById(section)
    place?.scrollIntoView()
    focusHeadingOf(() => place)
  }
  return (
    <LinkButton hash={section} onClick={lead} size="lg" to="/" variant={variant}>
      {children}
    </LinkButton>
  )
}
