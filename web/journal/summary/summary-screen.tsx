import { Button, Checkbox } from '@mantine/core'
import { IconChevronLeft, IconDownload, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Journal, SummaryPart } from '#contract/journal/schema.ts'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { saveFile } from '#web/foundation/save-file.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { plainDay } from '#web/posts/plain-days.ts'
import { useJournal, useSummary, useSummaryPdf } from '../api.ts'
import journalClasses from '../journal-screen.module.css'
import { MissingJournal } from '../journal-screen.tsx'
import { beginningOf, PERIODS, type Periode, periodOf } from '../overview/period.ts'
import { fr as journal } from '../texts.fr.ts'
import { SummaryPage } from './summary-page.tsx'

const texts = { journal }

type SummaryScreenProps = {
  id: string
  periode: Periode | undefined
  onPeriode: (periode: Periode | undefined) => void
}

export function SummaryScreen({ id, periode, onPeriode }: SummaryScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data, error, refetch } = useJournal(id)
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <MissingJournal />
  if (data) return <Whole journal={data} onPeriode={onPeriode} periode={periode} />
  if (!error) return <CardSkeletons count={2} />
  return (
    <>
      <PageTitle>{t('journal.summary.title')}</PageTitle>
      <FailureBox error={error} onRetry={() => void refetch()} title={t('journal.failed')} />
    </>
  )
}

function Whole({ journal: shown, periode, onPeriode }: Omit<SummaryScreenProps, 'id'> & { journal: Journal }) {
  const { t } = useTranslation()
  const [parts, setParts] = useState<SummaryPart[]>([])
  const period = periodOf(periode)
  const today = plainDay(new Date())
  const asked = { id: shown.id, from: beginningOf(period, today, shown.firstDay), to: today, with: parts }
  const query = useSummary(asked)
  const { data, isPlaceholderData } = query
  const choose = (part: SummaryPart, isIn: boolean) =>
    setParts(isIn ? [...parts, part].sort() : parts.filter((each) => each !== part))
  return (
    <>
      <Link
        className={`target prune strong text-sm underlines ${journalClasses.back}`}
        params={{ id: shown.id }}
        to="/dashboard/journal/$id"
      >
        <IconChevronLeft aria-hidden size={20} />
        {t('journal.summary.back')}
      </Link>
      <PageTitle intro={t('journal.summary.intro')}>{t('journal.summary.title')}</PageTitle>
      <div className="stack fit g5">
        <Section title={t('journal.summary.options')}>
          <fieldset aria-label={t('journal.evolution.period')} className="row">
            {PERIODS.map((each) => (
              <Chip isOn={each.name === period.name} key={each.name} onPress={() => onPeriode(each.periode)}>
                {t(`journal.evolution.${each.name}`)}
              </Chip>
            ))}
          </fieldset>
          {shown.post && (
            <Checkbox
              checked={parts.includes('post')}
              description={t('journal.summary.withPostHint')}
              label={t('journal.summary.withPost')}
              onChange={(event) => choose('post', event.currentTarget.checked)}
            />
          )}
          <Checkbox
            checked={parts.includes('name')}
            description={t('journal.summary.withNameHint')}
            label={t('journal.summary.withName')}
            onChange={(event) => choose('name', event.currentTarget.checked)}
          />
          <div className="row g3 full-acts">
            <Button
              disabled={!data || isPlaceholderData}
              leftSection={<IconPrinter aria-hidden size={20} />}
              onClick={() => window.print()}
              size="lg"
            >
              {t('journal.summary.print')}
            </Button>
            <Download asked={asked} />
          </div>
        </Section>
        <Awaited cards={1} failed={t('journal.summary.unread')} of={query} />
        {data && (
          <section aria-busy={isPlaceholderData} aria-label={t('journal.summary.page')}>
            <SummaryPage summary={data} />
          </section>
        )}
      </div>
    </>
  )
}

type SummaryQuery = Parameters<typeof useSummary>[0]

function Download({ asked }: { asked: SummaryQuery }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const language = useLanguage()
  const pdf = useSummaryPdf()
  const download = () => {
    pdf.mutate(
      { ...asked, language },
      {
        onSuccess: (file) => {
          saveFile(file)
          showSuccess({ title: t('journal.summary.ready') })
        },
        onError: (error) => showFailure({ title: t('journal.summary.failed'), message: failureText(error).message }),
      },
    )
  }
  return (
    <Button
      aria-disabled={pdf.isPending || undefined}
      leftSection={<IconDownload aria-hidden size={20} />}
      onClick={download}
      size="lg"
      variant="default"
    >
      {t(pdf.isPending ? 'journal.summary.preparing' : 'journal.summary.pdf')}
    </Button>
  )
}
