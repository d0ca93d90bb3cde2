import { Button } from '@mantine/core'
import { IconCircleCheck, IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { SubjectKind } from '#contract/moderation/schema.ts'
import { SentQuote } from '#web/foundation/crisis/sent-words.tsx'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import classes from './report-screen.module.css'

export type Sent = { code: string; isMailed: boolean; kind: SubjectKind | null; details: string }

export const REPORT_HELP = 'report'

type ReceiptProps = { sent: Sent; me: Me | null; onAnother: () => void }

export function Receipt({ sent: { code, isMailed, details }, me, onAnother }: ReceiptProps) {
  const { t } = useTranslation()
  usePageName(t('reporting.receipt.title'))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => showSuccess({ title: t('reporting.receipt.copied') }),
      () => showFailure({ title: t('errors.title'), message: t('reporting.receipt.notCopied') }),
    )
  return (
    <Page width="text">
      <div className="stack fit g6">
        <header className="stack g2">
          <IconCircleCheck aria-hidden className="sauge" size={40} />
          <h1 ref={heading} tabIndex={-1}>
            {t('reporting.receipt.title')}
          </h1>
          <p>{t('reporting.receipt.intro')}</p>
        </header>
        <section
          aria-label={t('reporting.receipt.code')}
          className={`stack g3 text-centre centred-items ${classes.code}`}
        >
          <p className="muted">{t('reporting.receipt.code')}</p>
          <strong>{code}</strong>
          <Button
            leftSection={<IconCopy aria-hidden size={20} />}
            onClick={() => void Promise.resolve(copy())}
            variant="default"
          >
            {t('reporting.receipt.copy')}
          </Button>
        </section>
        <SentQuote help={{ memberId: me?.id ?? null, place: REPORT_HELP }} words={details} />
        {isMailed && <Note>{t('reporting.receipt.mailed')}</Note>}
        <section className={`ruled ${classes.part}`}>
          <h2 className="title-sm">{t('reporting.nextTitle')}</h2>
          <ul>
            <li>{t('reporting.next.read')}</li>
            <li>{t(me ? 'reporting.receipt.toldMember' : 'reporting.receipt.toldVisitor')}</li>
            {me && <li>{t('reporting.receipt.appeal')}</li>}
          </ul>
        </section>
        <section aria-label={t('reporting.urgent')} className="stack g2">
          <p>{t('reporting.urgent')}</p>
          <UrgencyLine />
        </section>
        <div className="stack g3 start breaks">
          {me ? (
            <Link className="target" to="/decisions">
              {t('reporting.receipt.toDecisions')}
            </Link>
          ) : (
            <Link className="target" search={{ code }} to="/signaler/suivi">
              {t('reporting.toReceipt')}
            </Link>
          )}
          <div>
            <Button onClick={onAnother} variant="default">
              {t('reporting.receipt.another')}
            </Button>
          </div>
        </div>
      </div>
    </Page>
  )
}
