import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { DETAILS_MAX, PLACE_MAX } from '#contract/moderation/limits.ts'
import { ReportInput } from '#contract/moderation/schema.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { leadToHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { faultsOfError, isForeseen, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { FaultWords, leadToErrors } from '#web/foundation/form.tsx'
import { useLanguage } from '#web/foundation/i18n.ts'
import { emailInput } from '#web/foundation/ui/email-input.ts'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { ChoiceGrid } from '#web/medication/report/choice-grid.tsx'
import { useReport } from '../api.ts'
import { REPORT_HELP, type Sent } from './receipt.tsx'
import { blankReport, type ReportValues, reportDrafts } from './report-draft.ts'
import classes from './report-screen.module.css'
import type { Reported } from './reported.ts'

type ReportFormProps = { memberId: string | null; reported: Reported; onSent: (sent: Sent) => void }

export function ReportForm({ memberId, reported, onSent }: ReportFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const drafts = reportDrafts(memberId, reported)
  const [draft, setDraft] = useState(drafts.read)
  const [isSincere, setSincere] = useState(false)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const report = useReport()
  const { values } = draft
  const { kind, id } = reported
  const help = { memberId, place: REPORT_HELP }
  useHelpWatch(help, values.details)
  const subject = kind && id ? { kind, id } : null

  const change = (news: Partial<ReportValues>) => {
    const next = { ...draft, values: { ...values, ...news } }
    setDraft(next)
    drafts.keep(next)
    const fields = Object.keys(news)
    setFaults((before) => before.filter(({ path }) => !fields.includes(path)))
  }
  const refuse = (found: readonly FieldFault[]) => leadToErrors(() => setFaults(found), form.current)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const checked = ReportInput.safeParse({
      ...values,
      requestId: draft.requestId,
      subject,
      language,
      isSincere,
    })
    if (!checked.success) return refuse([...missing(), ...faultsOf(checked.error.issues)])
    // A promise is used because the draft must go even when the person has left the page meanwhile.
    report.mutateAsync(checked.data).then(
      ({ code, isMailed }) => {
        drafts.forget()
        setDraft(blankReport())
        void leadToHelp(help)
        onSent({ code, isMailed, kind: subject?.kind ?? null, details: values.details.trim() })
      },
      (error: unknown) => {
        const found = faultsOfError(error)
        if (found.length > 0) refuse(found)
        // An earlier report has arrived under this id: this one is another report, and needs a new id.
        if (isRefusal(error, 'REQUEST_REUSED')) {
          const next = { ...draft, requestId: crypto.randomUUID() }
          setDraft(next)
          drafts.keep(next)
        }
      },
    )
  }
  /** Returns the faults that the schema reports only once everything else is valid, so that an empty form shows all its faults at once. */
  const missing = (): FieldFault[] => [
    ...(!subject && values.place.trim() === '' ? [{ path: 'place', code: 'required' } as const] : []),
    ...(values.reason === 'other' && values.details.trim() === ''
      ? [{ path: 'details', code: 'required' } as const]
      : []),
  ]
  const errorOf = (path: string) => {
    const fault = faults.find((each) => each.path === path)
    if (!fault) return undefined
    if (path === 'isSincere') return t('reporting.sincereNeeded')
    if (path === 'reason') return t('reporting.reasonNeeded')
    return <FaultWords code={fault.code} n={fault.n} />
  }
  const isOther = values.reason === 'other'
  return (
    <form className="stack fit g5" noValidate onSubmit={send} ref={form}>
      {!subject && (
        <TextInput
          description={t('reporting.placeHint')}
          error={errorOf('place')}
          label={t('reporting.place')}
          required
          maxLength={PLACE_MAX}
          onChange={({ currentTarget: { value } }) => change({ place: value })}
          value={values.place}
        />
      )}
      <ChoiceGrid
        error={errorOf('reason')}
        label={t('reporting.reason')}
        onChange={(reason) => change({ reason })}
        options={REPORT_REASONS.map((value) => ({
          value,
          label: t(`moderation.reasons.${value}.name`),
          more: t(`moderation.reasons.${value}.more`),
        }))}
        value={values.reason}
      />
      {values.reason === 'danger' && (
        <div className={`stack g2 p4 ${classes.danger}`} role="status">
          <strong className="brique">{t('reporting.dangerTitle')}</strong>
          <p>{t('reporting.danger')}</p>
          <UrgencyLine isAnswer />
        </div>
      )}
      <CountedTextarea
        autosize
        description={t('reporting.detailsHint')}
        error={errorOf('details')}
        label={
          <>
            {t('reporting.details')} {!isOther && <Optional />}
          </>
        }
        max={DETAILS_MAX}
        maxRows={14}
        minRows={4}
        onChange={({ currentTarget: { value } }) => change({ details: value })}
        required={isOther}
        value={values.details}
      />
      <CrisisCard {...help} />
      {memberId === null && (
        <fieldset className={`stack p4 edged ${classes.who}`}>
          <legend>{t('reporting.who')}</legend>
          <p>{t('reporting.whoHint')}</p>
          <TextInput
            autoComplete="name"
            error={errorOf('name')}
            label={
              <>
                {t('reporting.name')} <Optional />
              </>
            }
            maxLength={100}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
            value={values.name}
          />
          <TextInput
            {...emailInput}
            autoComplete="email"
            error={errorOf('email')}
            label={
              <>
                {t('reporting.email')} <Optional />
              </>
            }
            onChange={({ currentTarget: { value } }) => change({ email: value })}
            value={values.email}
          />
        </fieldset>
      )}
      <Checkbox
        aria-invalid={errorOf('isSincere') !== undefined}
        checked={isSincere}
        error={errorOf('isSincere')}
        label={t('reporting.sincere')}
        onChange={({ currentTarget: { checked } }) => {
          setSincere(checked)
          setFaults((before) => before.filter(({ path }) => path !== 'isSincere'))
        }}
        required
      />
      {report.error && <NotSent error={report.error} />}
      <div>
        <Button
          aria-disabled={report.isPending || undefined}
          leftSection={<IconFlag aria-hidden size={20} />}
          size="lg"
          type="submit"
        >
          {t(report.isPending ? 'reporting.sending' : 'reporting.send')}
        </Button>
        <p className={`mt2 ${classes.hint}`}>{t('reporting.kept')}</p>
      </div>
    </form>
  )
}

function NotSent({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { title, message } = failureText(error)
  const own = isForeseen(error)
    ? error.code === 'NOT_FOUND'
      ? t('reporting.gone')
      : error.code === 'REQUEST_REUSED'
        ? t('reporting.reused')
        : undefined
    : undefined
  return (
    <Note role="alert" title={title} tone="brique">
      <p>{own ?? message}</p>
      <p>{t('reporting.nothingLost')}</p>
    </Note>
  )
}
