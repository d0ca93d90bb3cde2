import { Button, Input } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { ChoiceGrid } from '#web/medication/report/choice-grid.tsx'
import { reloadCase, useDecideAppeal } from '../api.ts'
import { oneOf, useChoiceDraft } from '../choice-draft.ts'
import { isStatement, StatementField } from '../statement-field.tsx'
import { useTextDraft } from '../text-draft.ts'
import { ActFailure } from './act-failure.tsx'
import { Part } from './part.tsx'
import classes from './queue.module.css'

const CHOICES = ['yes', 'no'] as const

/** Someone other than the author of the decision reviews the appeal. */
export function AppealDecision({ detail, meId }: { detail: CaseDetail; meId: string }) {
  const { t } = useTranslation()
  const appeal = detail.decisions.flatMap(({ appeals }) => appeals).find(({ decidedAt }) => decidedAt === null)
  const draft = useTextDraft(meId, `answer.${appeal?.id}`)
  const decide = useDecideAppeal()
  const form = useRef<HTMLFormElement>(null)
  const kept = useChoiceDraft(meId, `answer.${appeal?.id}`, (before) => ({
    choice: oneOf(CHOICES, before.choice) ?? null,
  }))
  const { choice } = kept.choices
  const [isAsked, setAsked] = useState(false)
  if (!appeal) return null
  const turned = appeal.by === 'reporter' ? 'keep' : detail.isHidden ? 'hide' : 'measure'
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (choice === null || !isStatement(draft.text))
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    decide
      .mutateAsync({
        appealId: appeal.id,
        version: detail.version,
        isReversed: choice === 'yes',
        statement: draft.text,
      })
      .then(
        () => {
          draft.forget()
          kept.forget()
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
          showSuccess({ title: t('queue.appeal.done'), message: t('queue.appeal.doneMore') })
        },
        () => void reloadCase(detail.id),
      )
  }
  return (
    <Part intro={t(`queue.decided.appealOf.${appeal.by}`)} title={t('queue.appeal.title')}>
      <Input.Wrapper label={t('queue.appeal.said')}>
        <p className="written" dir="auto">
          {appeal.text}
        </p>
      </Input.Wrapper>
      <form className={`stack fit g5 start ${classes.form}`} noValidate onSubmit={send} ref={form}>
        <ChoiceGrid
          columns={1}
          error={isAsked && choice === null && t('queue.appeal.choose')}
          label={t('queue.appeal.answer')}
          onChange={(chosen) => kept.choose({ choice: chosen })}
          options={[
            { value: 'no' as const, label: t('queue.appeal.no'), more: t('queue.appeal.noMore') },
            // A report that only described the place in words has no content to hide.
            ...(turned === 'keep' && detail.kind === null
              ? []
              : [{ value: 'yes' as const, label: t('queue.appeal.yes'), more: t(`queue.appeal.yesMore.${turned}`) }]),
          ]}
          value={choice}
        />
        <StatementField
          hint={t('queue.appeal.hint')}
          isAsked={isAsked}
          label={t('queue.appeal.why')}
          onWrite={draft.write}
          text={draft.text}
        />
        {decide.error && <ActFailure error={decide.error} />}
        <Button aria-disabled={decide.isPending || undefined} size="lg" type="submit">
          {t(decide.isPending ? 'queue.sending' : 'queue.appeal.send')}
        </Button>
      </form>
    </Part>
  )
}
