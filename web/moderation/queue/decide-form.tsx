import { Button, NativeSelect } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { SILENCE_DAYS, SUSPENSION_DAYS } from '#contract/moderation/limits.ts'
import type { CaseDetail, ContentAct, DecideInput, ReportReason, Sanction } from '#contract/moderation/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { ChoiceGrid } from '#web/medication/report/choice-grid.tsx'
import { reloadCase, useDecide } from '../api.ts'
import { oneOf, useChoiceDraft } from '../choice-draft.ts'
import { isStatement, StatementField } from '../statement-field.tsx'
import { useTextDraft } from '../text-draft.ts'
import { ActFailure } from './act-failure.tsx'
import { Part } from './part.tsx'
import { Preview } from './preview.tsx'
import classes from './queue.module.css'
import { isUnedited, statementTemplate } from './statement-template.ts'

const GROUNDS = ['terms', 'law'] as const
const ACTS = ['keep', 'hide'] as const satisfies ContentAct[]
const SANCTIONS = ['none', 'warning', 'silence', 'suspension'] as const satisfies Sanction[]

type Choices = {
  act: ContentAct | null
  sanction: Sanction
  silence: number
  suspension: number | null
  reason: ReportReason
  ground: (typeof GROUNDS)[number]
}

const choicesOf = (kept: Record<string, unknown>, reason: ReportReason): Choices => ({
  act: oneOf(ACTS, kept.act) ?? null,
  sanction: oneOf(SANCTIONS, kept.sanction) ?? 'none',
  silence: oneOf(SILENCE_DAYS, kept.silence) ?? 3,
  suspension: oneOf(SUSPENSION_DAYS, kept.suspension) === undefined ? 30 : (kept.suspension as number | null),
  reason: oneOf(REPORT_REASONS, kept.reason) ?? reason,
  ground: oneOf(GROUNDS, kept.ground) ?? 'terms',
})

export function DecideForm({ detail, meId }: { detail: CaseDetail; meId: string }) {
  const { t } = useTranslation()
  const { id, version, kind, can, reasons, author } = detail
  const draft = useTextDraft(meId, `decide.${id}`)
  const decide = useDecide()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useChoiceDraft(meId, `decide.${id}`, (before) => choicesOf(before, reasons[0] ?? 'other'))
  const { act, sanction: chosenSanction, silence, suspension, reason, ground } = kept.choices
  const days = { silence, suspension }
  const [isAsked, setAsked] = useState(false)

  const offered = SANCTIONS.filter(
    (each) =>
      each === 'none' ||
      (author !== null && (each === 'warning' || (act === 'hide' && (each === 'silence' ? can.silence : can.suspend)))),
  )
  // Where the content is kept, its author's account stays as it is: the chosen sanction returns with the choice that allows it.
  const sanction = offered.find((each) => each === chosenSanction) ?? 'none'
  const lasting = sanction === 'silence' ? days.silence : sanction === 'suspension' ? days.suspension : null
  const isOpen = isUnedited(draft.text, t)

  const begin = () => {
    draft.write(statementTemplate({ kind, act: act ?? 'hide', reason, ground }, t))
    field.current?.focus()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (act === null || !isStatement(draft.text) || isOpen)
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    const measure: DecideInput['sanction'] =
      sanction === 'silence' || sanction === 'suspension'
        ? { kind: sanction, days: days[sanction] }
        : { kind: sanction }
    decide.mutateAsync({ caseId: id, version, act, sanction: measure, reason, ground, statement: draft.text }).then(
      () => {
        draft.forget()
        kept.forget()
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
        showSuccess({ title: t('queue.decide.done'), message: t('queue.decide.doneMore') })
      },
      // The case as another moderator changed it is shown above; the text written here stays.
      () => void reloadCase(id),
    )
  }
  return (
    <Part intro={t('queue.decide.intro')} title={t('queue.decide.title')}>
      <form className={`stack fit g5 start ${classes.form}`} noValidate onSubmit={send} ref={form}>
        <ChoiceGrid
          error={isAsked && act === null && t('queue.decide.chooseAct')}
          label={t('queue.decide.act')}
          onChange={(chosen) => kept.choose({ act: chosen })}
          options={[
            { value: 'keep', label: t('queue.decide.keep'), more: t('queue.decide.keepMore') },
            { value: 'hide', label: t('queue.decide.hide'), more: t('queue.decide.hideMore') },
          ]}
          value={act}
        />
        <ChoiceGrid
          columns={1}
          description={author === null ? t('queue.decide.noAuthor') : undefined}
          label={t('queue.decide.sanction')}
          onChange={(value) => kept.choose({ sanction: value ?? 'none' })}
          options={offered.map((value) => ({
            value,
            label: t(`moderation.sanctions.${value}`),
            more: t(`queue.decide.means.${value}`),
          }))}
          value={sanction}
        />
        {sanction === 'silence' && (
          <NativeSelect
            data={SILENCE_DAYS.map((each) => ({ value: String(each), label: t('queue.days', { count: each }) }))}
            label={t('queue.decide.days')}
            onChange={({ currentTarget: { value } }) => kept.choose({ silence: Number(value) })}
            value={String(days.silence)}
          />
        )}
        {sanction === 'suspension' && (
          <NativeSelect
            data={SUSPENSION_DAYS.map((each) => ({
              value: String(each),
              label: each === null ? t('queue.noEnd') : t('queue.days', { count: each }),
            }))}
            label={t('queue.decide.days')}
            onChange={({ currentTarget: { value } }) =>
              kept.choose({ suspension: value === 'null' ? null : Number(value) })
            }
            value={String(days.suspension)}
          />
        )}
        <NativeSelect
          data={REPORT_REASONS.map((value) => ({ value, label: t(`moderation.reasons.${value}.name`) }))}
          label={t('queue.decide.reason')}
          onChange={({ currentTarget: { value } }) => {
            const found = REPORT_REASONS.find((each) => each === value)
            if (found) kept.choose({ reason: found })
          }}
          value={reason}
        />
        <ChoiceGrid
          label={t('queue.decide.ground')}
          onChange={(value) => value && kept.choose({ ground: value })}
          options={GROUNDS.map((value) => ({ value, label: t(`moderation.grounds.${value}`) }))}
          value={ground}
        />
        <div className={`stack fit g2 start ${classes.reason}`}>
          <StatementField
            fault={isOpen ? t('queue.decide.unedited') : undefined}
            hint={t('queue.decide.hint')}
            isAsked={isAsked}
            label={t('queue.decide.statement')}
            onWrite={draft.write}
            ref={field}
            text={draft.text}
          />
          {draft.text.trim() === '' && (
            <Button leftSection={<IconTemplate aria-hidden size={20} />} onClick={begin} variant="subtle">
              {t('queue.decide.begin')}
            </Button>
          )}
        </div>
        {act !== null && (
          <Preview act={act} days={lasting} hasAuthor={author !== null} sanction={sanction} statement={draft.text} />
        )}
        {decide.error && <ActFailure error={decide.error} />}
        <Button aria-disabled={decide.isPending || undefined} size="lg" type="submit">
          {t(decide.isPending ? 'queue.sending' : 'queue.decide.send')}
        </Button>
      </form>
    </Part>
  )
}
