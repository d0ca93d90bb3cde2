import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX, REASON_MIN } from '#contract/admin/limits.ts'
import type { AdminMemberDetail } from '#contract/admin/schema.ts'
import { SILENCE_DAYS, SUSPENSION_DAYS } from '#contract/moderation/limits.ts'
import { failureText, isRefusal } from '#web/foundation/failure.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import { ChoiceGrid } from '#web/medication/choice-grid.tsx'
import { useSanction } from '../api.ts'
import classes from './detail.module.css'

const DAYS = { silence: SILENCE_DAYS, suspension: SUSPENSION_DAYS } as const
const KINDS = ['silence', 'suspension'] as const
type Kind = (typeof KINDS)[number]

type SanctionSheetProps = { member: AdminMemberDetail; isOpen: boolean; onClose: () => void }

/** Silences or suspends a member: for how long, and why, in words that they read. */
export function SanctionSheet({ member: { id, username }, isOpen, onClose }: SanctionSheetProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Kind>('silence')
  const [days, setDays] = useState<{ silence: number | null; suspension: number | null }>({
    silence: 7,
    suspension: 30,
  })
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useSanction()
  const isReason = reason.trim().length >= REASON_MIN
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!isReason) return leadToErrors(() => setAsked(true), form.current)
    mutate(
      { id, kind, days: days[kind], reason },
      {
        onSuccess: () => {
          setReason('')
          setAsked(false)
          onClose()
          showSuccess({ title: t('admin.members.imposeDone') })
        },
        onError: (error) => {
          if (!isRefusal(error, 'UNAUTHORIZED')) showFailure(failureText(error, { t, dates }))
        },
      },
    )
  }
  const footer = (
    <>
      <Button onClick={onClose} variant="default">
        {t('admin.members.keep')}
      </Button>
      <Button
        aria-disabled={isPending}
        color="brique"
        data-disabled={isPending || undefined}
        form={formId}
        type="submit"
        variant="light"
      >
        {t(isPending ? 'admin.members.imposing' : 'admin.members.imposeAct')}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('admin.members.imposeTitle', { name: username })}>
      <form className={classes.form} id={formId} noValidate onSubmit={submit} ref={form}>
        <ChoiceGrid
          columns={1}
          label={t('admin.members.kind')}
          onChange={(value) => value && setKind(value)}
          options={KINDS.map((value) => ({
            value,
            label: t(`admin.members.kinds.${value}`),
            more: t(`admin.members.kindHelp.${value}`),
          }))}
          value={kind}
        />
        <NativeSelect
          data={DAYS[kind].map((each) => ({
            value: String(each),
            label: each === null ? t('admin.members.noEnd') : t('admin.members.days', { count: each }),
          }))}
          label={t('admin.members.duration')}
          onChange={({ currentTarget: { value } }) =>
            setDays((before) => ({ ...before, [kind]: value === 'null' ? null : Number(value) }))
          }
          value={String(days[kind])}
        />
        <Textarea
          autosize
          description={t('admin.members.reasonHelp', { min: REASON_MIN })}
          error={isAsked && !isReason && t('admin.members.reasonHelp', { min: REASON_MIN })}
          label={t('admin.members.reason')}
          maxLength={REASON_MAX}
          minRows={4}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
          value={reason}
        />
      </form>
    </Sheet>
  )
}
