import { IconDeviceMobile } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { BrandStrand } from '#web/foundation/ui/brand-line.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { FORM_SECTION } from '#web/home/sections.ts'
import classes from './founding.module.css'
import { InviteCard } from './invite-card.tsx'
import { fr as founding } from './texts.fr.ts'

const texts = { founding }

type FoundingStepsProps = {
  isSignedIn: boolean
  order: 1 | 2
}

export function FoundingSteps({ isSignedIn, order }: FoundingStepsProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const Heading = `h${order}` as const
  return (
    <div className={classes.founding}>
      <Heading className={classes.title}>{t('founding.title')}</Heading>
      <p className={`muted mt3 ${classes.lead}`}>{t('founding.lead')}</p>
      <BeginningThread />
      <ol aria-label={t('founding.steps')} className={classes.steps}>
        <Step number={1} order={order} title={t('founding.tell.title')}>
          <p>{t('founding.tell.text')}</p>
          <LinkButton hash={FORM_SECTION} size="lg" to="/">
            {t('founding.tell.act')}
          </LinkButton>
          <p className={classes.note}>
            <IconDeviceMobile aria-hidden size={20} />
            {t('founding.tell.note')}
          </p>
        </Step>
        <Step number={2} order={order} title={t('founding.follow.title')}>
          <p>{t('founding.follow.text')}</p>
          {isSignedIn ? (
            <LinkButton search={{}} size="lg" to="/dashboard/journal" variant="default">
              {t('founding.follow.act')}
            </LinkButton>
          ) : (
            <LinkButton search={{ view: 'signUp', next: '/dashboard/journal' }} size="lg" to="/auth" variant="default">
              {t('founding.follow.visitor')}
            </LinkButton>
          )}
        </Step>
        <Step number={3} order={order} title={t('founding.invite.title')}>
          <p>{t('founding.invite.text')}</p>
          <InviteCard />
        </Step>
      </ol>
    </div>
  )
}

type StepProps = { number: number; order: 1 | 2; title: string; children: ReactNode }

function Step({ number, order, title, children }: StepProps) {
  const id = useId()
  const Heading = `h${order === 1 ? 2 : 3}` as const
  return (
    <li aria-labelledby={id} className={`line g4 anchor ${classes.step}`}>
      <span aria-hidden className={`seal ${classes.number}`}>
        {number}
      </span>
      <div className={`stack fit g3 start grow ${classes.words}`}>
        <Heading className="title-md" id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </li>
  )
}

function BeginningThread() {
  return (
    <svg aria-hidden="true" className={classes.thread} preserveAspectRatio="xMidYMid slice" viewBox="0 0 360 90">
      <BrandStrand d="M-4 62c38 0 46-50 84-50s44 66 88 66 46-50 84-48" strokeWidth={4} turns={[0.5, 1]} />
      <path
        d="M266 32c26 6 34 32 60 32 20 0 28-10 44-12"
        fill="none"
        stroke="var(--sauge)"
        strokeDasharray="1 9"
        strokeLinecap="round"
        strokeOpacity=".45"
        strokeWidth="4"
      />
      <circle cx="253" cy="30" fill="var(--fil-to)" r="8" />
    </svg>
  )
}
