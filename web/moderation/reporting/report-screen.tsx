import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { fr as moderation } from '../texts.fr.ts'
import { mailLink } from './mail-link.ts'
import { Receipt, type Sent } from './receipt.tsx'
import { ReportForm } from './report-form.tsx'
import classes from './report-screen.module.css'
import type { Reported } from './reported.ts'
import { fr as reporting } from './texts.fr.ts'

const texts = { moderation, reporting }

export function ReportScreen({ reported, me }: { reported: Reported; me: Me | null }) {
  useTexts(texts)
  const { t } = useTranslation()
  const [sent, setSent] = useState<Sent>()
  const beginAgain = () => {
    flushSync(() => setSent(undefined))
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  if (sent) return <Receipt me={me} onAnother={beginAgain} sent={sent} />
  return (
    <Page width="text">
      <PageTitle intro={t('reporting.intro')}>{t('reporting.title')}</PageTitle>
      <div className="stack fit g6">
        <section aria-label={t('reporting.urgent')} className="stack g2">
          <p>{t('reporting.urgent')}</p>
          <UrgencyLine />
        </section>
        {reported.kind && (
          <Note title={t(`reporting.about.${reported.kind}`)}>
            {reported.kind === 'message' && <p>{t('reporting.aboutMessage')}</p>}
            <p>
              <Link className="target" search={{}} to="/signaler">
                {t('reporting.elsewhere')}
              </Link>
            </p>
          </Note>
        )}
        <ReportForm
          key={`${me?.id} ${reported.kind} ${reported.id}`}
          memberId={me?.id ?? null}
          onSent={setSent}
          reported={reported}
        />
        <section className={`ruled ${classes.part}`}>
          <h2 className="title-sm">{t('reporting.nextTitle')}</h2>
          <ul>
            <li>{t('reporting.next.read')}</li>
            <li>{t('reporting.next.untold')}</li>
            <li>{t(me ? 'reporting.next.answerMember' : 'reporting.next.answer')}</li>
            {me && <li>{t('reporting.next.block')}</li>}
          </ul>
        </section>
        <div className="stack g3 start breaks">
          <Link className="target" search={{}} to="/signaler/suivi">
            {t('reporting.toReceipt')}
          </Link>
          <p>
            {t('reporting.orMail')}{' '}
            <a href={mailLink({ to: pageConfig.contactMail, subject: t('reporting.mailSubject'), lines: [] })}>
              {pageConfig.contactMail}
            </a>
          </p>
        </div>
      </div>
    </Page>
  )
}
