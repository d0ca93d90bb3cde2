import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { forgetDraft } from '#web/foundation/editing/draft.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useReportToEdit } from '../api.ts'
import { NoSuchReport } from '../own/no-such-report.tsx'
import { fr as medication } from '../texts.fr.ts'
import { EditForm } from './edit-form.tsx'
import { reportEdits } from './report-drafts.ts'
import type { Step } from './steps.ts'

const texts = { medication }

type EditReportProps = { id: string; memberId: string; step: Step; onStep: (step: Step) => void }

export function EditReport({ id, memberId, step, onStep }: EditReportProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const readOnlyWords = useReadOnlyWords()
  const { data: report, error, refetch } = useReportToEdit(id)
  const isMissing = isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
  useEffect(() => {
    if (isMissing) forgetDraft(memberId, reportEdits(id).name)
  }, [isMissing, memberId, id])
  return (
    <>
      <PageTitle intro={report?.can.edit && t('medication.edit.intro')}>{t('medication.edit.title')}</PageTitle>
      {content()}
    </>
  )

  function content() {
    if (isMissing) return <NoSuchReport />
    if (error) return <FailureBox error={error} onRetry={() => void refetch()} title={t('medication.report.failed')} />
    if (!report) return <CardSkeletons count={2} />
    if (report.can.edit) return <EditForm memberId={memberId} onStep={onStep} report={report} step={step} />
    return (
      <EmptyState
        action={
          <LinkButton params={{ id }} size="lg" to="/medication/$id">
            {t('medication.report.read')}
          </LinkButton>
        }
        title={t('medication.edit.locked')}
      >
        {readOnlyWords}
      </EmptyState>
    )
  }
}
