import { IconBroadcast, IconCalendar } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { useNextConference } from '#web/conferences/api.ts'
import { dayOf, timeOf } from '#web/conferences/hours.ts'
import { initialsOf } from '#web/conferences/spoken-name.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './conference-promo.module.css'

/** Facts that cannot be fetched are left out. */
export function ConferencePromo() {
  const { t } = useTranslation()
  const id = useId()
  const { data: next, isPending } = useNextConference()
  return (
    <section aria-labelledby={id} className={classes.promo} data-waiting={isPending || undefined}>
      <Art name={next?.expert.name} />
      <div className={`stack fit g2 ${classes.words}`}>
        <p className={`line middle ${classes.kind}`}>
          <IconBroadcast aria-hidden size={20} />
          {t(next?.status === 'live' ? 'home.conferences.liveNow' : 'home.conferences.kind')}
        </p>
        <h2 dir="auto" id={id}>
          {next?.title ?? t('home.conferences.title')}
        </h2>
        {next ? <ConferenceFigures conference={next} /> : <p className={classes.about}>{t('home.conferences.text')}</p>}
        <div className={`row g3 mt4 full-acts on-scene ${classes.acts}`}>
          {next && (
            <LinkButton
              className={classes.main}
              params={{ id: next.id }}
              search={{}}
              size="lg"
              to="/expert-conferences/$id"
              variant="default"
            >
              {t(next.status === 'live' ? 'home.conferences.follow' : 'home.conferences.see')}
            </LinkButton>
          )}
          <LinkButton
            className={next ? classes.other : classes.main}
            search={{}}
            size="lg"
            to="/expert-conferences"
            variant="default"
          >
            {t('home.conferences.all')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

function ConferenceFigures({ conference }: { conference: Conference }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { expert, scheduledAt, durationMinutes, registrations } = conference
  return (
    <>
      <p dir="auto" className="strong breaks">
        {expert.name}
      </p>
      <p className={`line middle ${classes.when}`}>
        <IconCalendar aria-hidden size={20} />
        <span>
          {t('home.conferences.when', {
            day: dayOf(scheduledAt),
            time: timeOf(scheduledAt),
            minutes: durationMinutes,
          })}
          {registrations > 0 &&
            ` · ${t('home.conferences.registrations', { count: registrations, number: formatNumber(registrations) })}`}
        </span>
      </p>
    </>
  )
}

const Art = ({ name }: { name: string | undefined }) => (
  <svg aria-hidden="true" className={classes.art} preserveAspectRatio="xMidYMid slice" viewBox="0 0 340 320">
    <g className={classes.rings} fill="none" strokeWidth="1.5">
      <circle cx="176" cy="160" r="100" />
      <circle cx="176" cy="160" r="132" />
      <circle cx="176" cy="160" r="170" />
    </g>
    <path className={classes.dot} d="M110 156c-4-42 26-66 62-66 42 0 72 28 70 72-2 40-30 68-68 68-36 0-60-30-64-74z" />
    <text className={classes.initials} textAnchor="middle" x="176" y="180">
      {name === undefined ? '' : initialsOf(name)}
    </text>
  </svg>
)
