import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/foundation/languages.ts'
import {
  type OfficialReportField,
  type OfficialReportGroup,
  officialReportFrame,
  officialReportOf,
} from '#contract/medication/official-report.ts'
import { OFFICIAL_REPORT_WORDS } from '#contract/medication/official-report-words.ts'
import type { Report } from '#contract/medication/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { Paper } from '#web/foundation/ui/layout/paper.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './official-report-sheet.module.css'

type OfficialReportSheetProps = { report: Report; language: Language }

export function OfficialReportSheet({ report, language }: OfficialReportSheetProps) {
  const { t } = useTranslation()
  const own = useLanguage()
  const [copied, setCopied] = useState('')
  const say = (field: string) => setCopied(t('officialReport.sheet.copiedField', { field }))
  const { kind, title, madeOn, written, portal, notSent } = officialReportFrame(report, { language, now: new Date() })
  return (
    <Paper
      className={classes.sheet}
      foot={<p>{notSent}</p>}
      intro={
        <>
          <p>{written}</p>
          <p>{portal}</p>
        </>
      }
      kind={kind}
      lang={language}
      madeOn={madeOn}
      title={title}
    >
      {officialReportOf(report, language).map(({ id, title: heading, aside, groups }) => (
        <section key={id}>
          <h3>{heading}</h3>
          {groups.map((group) => (
            <Group group={group} key={group.id} language={language} onCopied={say} />
          ))}
          {aside && <p className={`text-xs mt2 ${classes.aside}`}>{aside}</p>}
        </section>
      ))}
      <VisuallyHidden className={classes.spoken} lang={own} role="status">
        {copied}
      </VisuallyHidden>
    </Paper>
  )
}

type GroupProps = { group: OfficialReportGroup; language: Language; onCopied: (field: string) => void }

function Group({ group: { title, fields }, language, onCopied }: GroupProps) {
  return (
    <>
      {title && <h4>{title}</h4>}
      <dl className={classes.fields}>
        {fields.map((field) => (
          <Field field={field} key={field.id} language={language} of={title} onCopied={onCopied} />
        ))}
      </dl>
    </>
  )
}

type FieldProps = {
  field: OfficialReportField
  /** The group that the field belongs to, where there are several; null otherwise. */
  of: string | null
  language: Language
  onCopied: (field: string) => void
}

function Field({ field: { label, text }, of, language, onCopied }: FieldProps) {
  const name = of ? `${label}, ${of}` : label
  return (
    <div>
      <dt>{label}</dt>{' '}
      <dd data-absent={text === null || undefined}>
        <bdi>{text ?? OFFICIAL_REPORT_WORDS[language].absent}</bdi>
        {text !== null && <CopyButton name={name} onCopied={() => onCopied(name)} text={text} />}
      </dd>
    </div>
  )
}
