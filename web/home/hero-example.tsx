import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IntensityBar } from '#web/foundation/ui/intensity-bar.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { StatusBadge } from '#web/foundation/ui/people/badge.tsx'
import classes from './hero-example.module.css'

const INTENSITY = 6

/** For screen readers this is one picture, named as an example. */
export function HeroExample() {
  const { t } = useTranslation()
  return (
    <div aria-label={t('home.hero.example')} className={`anchor ${classes.picture}`} role="img">
      <Thread />
      <Card className={`stack g3 ${classes.story} ${classes.first}`}>
        <div className={`small middle ${classes.who}`}>
          <Avatar name={t('home.hero.firstName')} size={36} />
          <span>
            <b>{t('home.hero.firstName')}</b> {t('home.hero.firstSince')}
          </span>{' '}
          <StatusBadge status="ongoing" />
        </div>
        <strong className={classes.title}>{t('home.hero.firstTitle')}</strong> <IntensityBar value={INTENSITY} />
      </Card>
      <div className={`line baseline no-wrap pill ${classes.score}`}>
        <b>{t('home.hero.close')}</b>
      </div>
      <Card className={`stack g3 ${classes.story} ${classes.second}`}>
        <div className={`small middle ${classes.who}`}>
          <Avatar name={t('home.hero.secondName')} size={36} />
          <span>
            <b>{t('home.hero.secondName')}</b> {t('home.hero.secondSince')}
          </span>{' '}
          <StatusBadge status="resolved" />
        </div>
        <strong className={classes.title}>{t('home.hero.secondTitle')}</strong>
        <p className="quiet">{t('home.hero.secondText')}</p>
      </Card>
    </div>
  )
}

function Thread() {
  const gradient = useId()
  return (
    <svg aria-hidden="true" className={`fills ${classes.thread}`} fill="none" viewBox="0 0 540 520">
      <defs>
        <linearGradient gradientUnits="userSpaceOnUse" id={gradient} x1="-70" x2="540" y1="66" y2="440">
          <stop stopColor="var(--fil-from)" stopOpacity="0" />
          <stop offset=".15" stopColor="var(--fil-from)" />
          <stop offset=".62" stopColor="var(--fil-from)" />
          <stop offset="1" stopColor="var(--fil-to)" />
        </linearGradient>
      </defs>
      <path
        d="M-70 66C-20 24 20 60 60 100c50 50 10 104 36 136 34 42 104 26 166 20 78-8 158-14 178 64 20 80 80 150 112 106 12-18 8-34 4-50"
        stroke={`url(#${gradient})`}
        strokeLinecap="round"
        strokeWidth="3.5"
      />
      <circle cx="96" cy="236" fill="var(--fil-from)" r="7" stroke="var(--paper)" strokeWidth="4" />
      <circle cx="556" cy="372" fill="var(--fil-to)" r="9" stroke="var(--paper)" strokeWidth="4" />
    </svg>
  )
}
