import { IconChevronLeft, IconSendOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/awaited.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { PageTitle } from '#web/foundation/ui/page.tsx'
import { useReport } from '../api.ts'
import { NoSuchReport } from '../no-such-report.tsx'
import { fr as medication } from '../texts.fr.ts'
import classes from './handover-screen.module.css'
import { HandoverSheet } from './handover-sheet.tsx'
import { KeepSection } from './keep-section.tsx'
import { PortalSection } from './portal-section.tsx'
import { fr as handover } from './texts.fr.ts'

const texts = { medication, handover }

/** One of my reports as the official portal asks for it, for me to take there myself. */
export function HandoverScreen({ id }: { id: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useReport(id)
  const { data: report, error } = query
  const isMissing = isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
  return (
    <>
      <Link className={classes.back} params={{ id }} to="/medication/$id">
        <IconChevronLeft aria-hidden size={20} />
        {t('handover.back')}
      </Link>
      <PageTitle intro={t('handover.intro')}>{t('handover.title')}</PageTitle>
      {content()}
    </>
  )

  function content() {
    if (isMissing) return <NoSuchReport />
    return report ? <Whole report={report} /> : <Awaited cards={2} failed={t('handover.failed')} of={query} />
  }
}

function Whole({ report }: { report: Report }) {
  const { t } = useTranslation()
  const ownLanguage = useLanguage()
  const [chosen, setChosen] = useState<typeof ownLanguage>()
  const language = chosen ?? ownLanguage
  return (
    <div className={classes.parts}>
      <Note icon={IconSendOff} title={t('handover.notSent.title')}>
        {t('handover.notSent.text')}
      </Note>
      <PortalSection />
      <KeepSection id={report.id} language={language} onLanguage={setChosen} />
      <section aria-label={t('handover.sheet.label')}>
        <HandoverSheet language={language} report={report} />
      </section>
    </div>
  )
}
