import { NativeSelect } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminMemberDetail } from '#contract/admin/schema.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { SILENCE_DAYS, STATEMENT_MIN, SUSPENSION_DAYS } from '#contract/moderation/limits.ts'
import type { ReportReason } from '#contract/moderation/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { SheetActs } from '#web/foundation/ui/layout/sheet-acts.tsx'
import { ChoiceGrid } from '#web/medication/report/choice-grid.tsx'
import { isStatement, StatementField } from '#web/moderation/statement-field.tsx'
import { fr as moderation } from '#web/moderation/texts.fr.ts'
import { useSanction } from '../api.ts'

const DAYS = { silence: SILENCE_DAYS, suspension: SUSPENSION_DAYS } as const
const KINDS = ['silence', 'suspension'] as const
type Kind = (typeof KINDS)[number]
const GROUNDS = ['terms', 'law'] as const

const texts = { moderation }

type SanctionSheetProps = { member: AdminMemberDetail; isOpen: boolean; onClose: () => void }

export function SanctionSheet({ member: { id, username }, isOpen, onClose }: SanctionSheetProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Kind>('silence')
  const [days, setDays] = useState<{ silence: number | null; suspension: number | null }>({
    silence: 7,
    suspension: 30,
  })
  const [reason, setReason] = useState<ReportReason>('other')
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('terms')
  const [statement, setStatement] = useState('')
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useSanction()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isStatement(statement)) return leadToErrors(() => setAsked(true), form.current)
    mutate(
      { id, requestId, kind, days: days[kind], reason, ground, statement },
      {
        onSuccess: () => {
          setStatement('')
          setRequestId(crypto.randomUUID())
          setAsked(false)
          onClose()
          showSuccess({ title: t('admin.members.imposeDone') })
        },
        onError: (error) => {
          if (!isRefusal(error, 'UNAUTHORIZED')) tellFailure(error)
        },
      },
    )
  }
  const footer = (
    <SheetActs
      cancel={t('admin.members.keep')}
      form={formId}
      isDangerous
      isPending={isPending}
      onCancel={onClose}
      send={t(isPending ? 'admin.members.imposing' : 'admin.members.imposeAct')}
    />
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('admin.members.imposeTitle', { name: username })}>
      <form className="stack fit g5" id={formId} noValidate onSubmit={submit} ref={form}>
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
        <NativeSelect
          data={REPORT_REASONS.map((value) => ({ value, label: t(`moderation.reasons.${value}.name`) }))}
          label={t('admin.members.rule')}
          onChange={({ currentTarget: { value } }) => {
            const found = REPORT_REASONS.find((each) => each === value)
            if (found) setReason(found)
          }}
          value={reason}
        />
        <ChoiceGrid
          label={t('admin.members.ground')}
          onChange={(value) => value && setGround(value)}
          options={GROUNDS.map((value) => ({ value, label: t(`moderation.grounds.${value}`) }))}
          value={ground}
        />
        <StatementField
          hint={t('admin.members.reasonHelp', { min: STATEMENT_MIN })}
          isAsked={isAsked}
          label={t('admin.members.reason')}
          onWrite={setStatement}
          text={statement}
        />
      </form>
    </Sheet>
  )
}
