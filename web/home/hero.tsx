import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { focusHeadingOf } from '#web/app/shell/use-arrival-focus.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './hero.module.css'
import { HeroExample } from './hero-example.tsx'
import { FEED_SECTION, FORM_SECTION } from './sections.ts'

export function Hero() {
  const { t } = useTranslation()
  const [before, lived, after] = t('home.hero.heading').split(/<\/?lived>/)
  return (
    <section className={classes.hero}>
      <div className={`middle ${classes.inner}`}>
        <div>
          <p className="prune semibold text-sm">{t('home.hero.eyebrow')}</p>
          <h1>
            {before}
            <em>{lived}</em>
            {after}
          </h1>
          <p className={`muted ${classes.lead}`}>{t('home.hero.lead')}</p>
          <div className="row g3 mt6 full-acts">
            <SectionButton section={FORM_SECTION}>{t('home.hero.share')}</SectionButton>
            <SectionButton section={FEED_SECTION} variant="default">
              {t('home.hero.explore')}
            </SectionButton>
          </div>
          <p className={`line middle quiet mt5 ${classes.reassurance}`}>
            <IconShieldCheck aria-hidden className="sauge" size={20} />
            <span>{t('home.hero.reassurance')}</span>
          </p>
        </div>
        <HeroExample />
      </div>
    </section>
  )
}

type SectionButtonProps = {
  section: string
  children: string
  variant?: 'filled' | 'default' | 'subtle'
  size?: 'md' | 'lg'
}

/** Scrolls also when the address already names the section, because the router then does nothing. */
export function SectionButton({ section, children, variant = 'filled', size = 'lg' }: SectionButtonProps) {
  const lead = () => {
    const place = document.getElementById(section)
    place?.scrollIntoView()
    focusHeadingOf(() => place)
  }
  return (
    <LinkButton
      className={variant === 'subtle' ? 'flush' : undefined}
      hash={section}
      onClick={lead}
      size={size}
      to="/"
      variant={variant}
    >
      {children}
    </LinkButton>
  )
}
