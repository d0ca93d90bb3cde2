import { IconChevronLeft, IconSendOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useReport } from '../api.ts'
import { NoSuchReport } from '../own/no-such-report.tsx'
import { fr as medication } from '../texts.fr.ts'
import { KeepSection } from './keep-section.tsx'
import classes from './official-report-screen.module.css'
import { OfficialReportSheet } from './official-report-sheet.tsx'
import { PortalSection } from './portal-section.tsx'
import { fr as officialReport } from './texts.fr.ts'

const texts = { medication, officialReport }

export function OfficialReportScreen({ id }: { id: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useReport(id)
  const { data: report, error } = query
  const isMissing = isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
  return (
    <>
      <Link className={`target muted no-line ${classes.back}`} params={{ id }} to="/medication/$id">
        <IconChevronLeft aria-hidden size={20} />
        {t('officialReport.back')}
      </Link>
      <PageTitle intro={t('officialReport.intro')}>{t('officialReport.title')}</PageTitle>
      {content()}
    </>
  )

  function content() {
    if (isMissing) return <NoSuchReport />
    return report ? <Whole report={report} /> : <Awaited cards={2} failed={t('officialReport.failed')} of={query} />
  }
}

function Whole({ report }: { report: Report }) {
  const { t } = useTranslation()
  const ownLanguage = useLanguage()
  const [chosen, setChosen] = useState<typeof ownLanguage>()
  const language = chosen ?? ownLanguage
  return (
    <div className="stack fit g5">
      <Note icon={IconSendOff} title={t('officialReport.notSent.title')}>
        {t('officialReport.notSent.text')}
      </Note>
      <PortalSection />
      <KeepSection id={report.id} language={language} onLanguage={setChosen} />
      <section aria-label={t('officialReport.sheet.label')}>
        <OfficialReportSheet language={language} report={report} />
      </section>
    </div>
  )
}
