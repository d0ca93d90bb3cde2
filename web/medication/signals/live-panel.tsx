import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX } from '#contract/medication/limits.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { useDrugSignals } from './api.ts'
import classes from './live-panel.module.css'
import { SignalTable } from './signal-table.tsx'

type LivePanelProps = {
  /** The medication that is asked for, if any. */
  name: string | undefined
  /** It was asked for on this page: what is counted takes the focus. */
  isAsked: boolean
  onAsk: (name: string) => void
}

/** One medication as of the moment one asks, past what the night counted. */
export function LivePanel({ name, isAsked, onAsk }: LivePanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.replace(/\s+/g, ' ').trim()
    if (wanted && wanted !== name) onAsk(wanted)
  }
  return (
    <Card as="section" className={classes.panel} labelledBy={id}>
      <h2 className={classes.title} id={id}>
        {t('signals.live.title')}
      </h2>
      <p className={classes.intro}>{t('signals.live.intro')}</p>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          autoComplete="off"
          className={classes.field}
          label={t('signals.live.label')}
          maxLength={NAME_MAX}
          onChange={(event) => setTyped(event.currentTarget.value)}
          value={typed}
        />
        <Button type="submit" variant="default">
          {t('signals.live.send')}
        </Button>
      </form>
      {name && <Counted isAsked={isAsked} name={name} />}
    </Card>
  )
}

function Counted({ name, isAsked }: { name: string; isAsked: boolean }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useDrugSignals(name)
  const written = useNumbers()
  const status = useRef<HTMLParagraphElement>(null)
  const isKnown = data !== undefined
  useEffect(() => {
    if (isAsked && isKnown) status.current?.focus()
  }, [isAsked, isKnown])
  if (error && !isFetching)
    return <FailureBox error={error} onRetry={() => void refetch()} title={t('signals.live.failed')} />
  if (!data) return <CardSkeletons count={1} />
  const { members, pairs } = data
  return (
    <>
      <p className={classes.status} ref={status} role="status" tabIndex={-1}>
        {members === null
          ? t('signals.live.tooFew', { name })
          : t('signals.live.members', { count: members, written: written(members), name })}{' '}
        {members !== null && pairs.length === 0 && t('signals.live.noPair')}
      </p>
      {pairs.length > 0 && <SignalTable pairs={pairs} title={t('signals.live.tableTitle', { name })} />}
    </>
  )
}
