import { Button } from '@mantine/core'
import { IconCopy, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { served } from '#web/foundation/served.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Page, PageTitle } from '#web/foundation/ui/page.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { mailLink } from './mail-link.ts'
import classes from './report-page.module.css'
import type { Reported } from './reported.ts'

const ADDRESS = served.contactMail

/** How to tell the operator of something that should not stand here, by mail: what to say, what follows, and the mail itself, begun. */
export function ReportPage({ reported: { kind, id } }: { reported: Reported }) {
  const { t } = useTranslation()
  const reference = kind && id ? `${kind} ${id}` : undefined
  const link = mailLink({
    to: ADDRESS,
    subject: reference ? t('report.mail.subjectOf', { reference }) : t('report.mail.subject'),
    lines: [
      ...(reference ? [t('report.reference', { reference })] : [t('report.mail.where'), '']),
      '',
      t('report.mail.problem'),
      '',
    ],
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(ADDRESS)
      showSuccess({ title: t('report.copied') })
    } catch {
      showFailure({ title: t('errors.title'), message: t('report.notCopied') })
    }
  }
  return (
    <Page width="text">
      <PageTitle intro={t('report.intro')}>{t('report.title')}</PageTitle>
      <div className={classes.page}>
        <div className={classes.urgent}>
          <p>{t('report.urgent')}</p>
          <UrgencyLine />
        </div>
        {kind && reference && (
          <Note title={t(`report.about.${kind}`)}>
            <p className={classes.reference}>{t('report.reference', { reference })}</p>
            <p>{t('report.referenceKept')}</p>
          </Note>
        )}
        <Part title={t('report.sayTitle')}>
          <ul>
            <li>{t('report.say.problem')}</li>
            {!reference && <li>{t('report.say.where')}</li>}
            <li>{t('report.say.danger')}</li>
          </ul>
          <p>{t('report.health')}</p>
        </Part>
        <Part title={t('report.nextTitle')}>
          <ul>
            <li>{t('report.next.read')}</li>
            <li>{t('report.next.untold')}</li>
            <li>{t('report.next.block')}</li>
          </ul>
        </Part>
        <div className={classes.acts}>
          <Button component="a" href={link} leftSection={<IconMail aria-hidden size={20} />} size="lg">
            {t('report.write')}
          </Button>
          <p className={classes.hint}>{t('report.writeHint')}</p>
          <p>{t('report.orAddress')}</p>
          <div className={classes.address}>
            <strong>{ADDRESS}</strong>
            <Button leftSection={<IconCopy aria-hidden size={20} />} onClick={() => void copy()} variant="default">
              {t('report.copy')}
            </Button>
          </div>
        </div>
      </div>
    </Page>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
