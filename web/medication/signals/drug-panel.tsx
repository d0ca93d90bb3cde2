import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX } from '#contract/medication/limits.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { useDrugSignals } from './api.ts'
import classes from './drug-panel.module.css'
import { SignalTable } from './signal-table.tsx'

type DrugPanelProps = {
  name: string | undefined
  isAsked: boolean
  onAsk: (name: string) => void
}

export function DrugPanel({ name, isAsked, onAsk }: DrugPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.replace(/\s+/g, ' ').trim()
    if (wanted && wanted !== name) onAsk(wanted)
  }
  return (
    <Card as="section" className="stack fit inset" labelledBy={id}>
      <h2 className={classes.title} id={id}>
        {t('signals.drug.title')}
      </h2>
      <p className="muted measure">{t('signals.drug.intro')}</p>
      <form className="row g3 bottom" noValidate onSubmit={submit}>
        <TextInput
          autoComplete="off"
          className={classes.field}
          label={t('signals.drug.label')}
          required
          maxLength={NAME_MAX}
          onChange={(event) => setTyped(event.currentTarget.value)}
          value={typed}
        />
        <Button type="submit" variant="default">
          {t('signals.drug.send')}
        </Button>
      </form>
      {name && <SignalsOfDrug isAsked={isAsked} name={name} />}
    </Card>
  )
}

function SignalsOfDrug({ name, isAsked }: { name: string; isAsked: boolean }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useDrugSignals(name)
  const formatNumber = useNumbers()
  const status = useRef<HTMLParagraphElement>(null)
  const isKnown = data !== undefined
  useEffect(() => {
    if (isAsked && isKnown) status.current?.focus()
  }, [isAsked, isKnown])
  if (error && !isFetching)
    return <FailureBox error={error} onRetry={() => void refetch()} title={t('signals.drug.failed')} />
  if (!data) return <CardSkeletons count={1} />
  const { members, pairs } = data
  return (
    <>
      <p className="unringed" ref={status} role="status" tabIndex={-1}>
        {members === null
          ? t('signals.drug.tooFew', { name })
          : t('signals.drug.members', { count: members, written: formatNumber(members), name })}
      </p>
      {pairs.length > 0 && <SignalTable pairs={pairs} title={t('signals.drug.tableTitle', { name })} />}
    </>
  )
}
