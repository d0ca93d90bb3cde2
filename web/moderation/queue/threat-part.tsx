import { Button, Textarea, TextInput } from '@mantine/core'
import { IconUrgent } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { useNoteThreat } from '../api.ts'
import { useTextDraft } from '../text-draft.ts'
import { ActFailure } from './act-failure.tsx'
import { Part } from './part.tsx'
import classes from './queue.module.css'

const LEAST = 2

export function ThreatPart({ detail, meId }: { detail: CaseDetail; meId: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <Part intro={t('queue.threat.intro')} title={t('queue.threat.title')}>
      <UrgencyLine />
      <ul className="row g5 r0">
        <li>
          <a className="target semibold" href="tel:17">
            {t('queue.threat.police')}
          </a>
        </li>
        <li>
          <a
            className="target semibold"
            href="https://www.internet-signalement.gouv.fr/"
            rel="noreferrer"
            target="_blank"
          >
            {t('queue.threat.pharos')}
          </a>
        </li>
      </ul>
      {detail.threats.length > 0 && (
        <ul className={classes.lines}>
          {detail.threats.map(({ at, by, authority, note }) => (
            <li key={at.toISOString()}>
              <p>
                <strong>{authority}</strong>
              </p>
              <p className="quiet breaks">
                {t('queue.decided.by', { name: by?.username ?? t('ui.someone'), when: dates.moment(at) })}
              </p>
              <p className="written" dir="auto">
                {note}
              </p>
            </li>
          ))}
        </ul>
      )}
      {detail.can.noteThreat && isOpen && <ThreatForm caseId={detail.id} meId={meId} onClose={close} />}
      {detail.can.noteThreat && !isOpen && (
        <div>
          <Button
            color="brique"
            leftSection={<IconUrgent aria-hidden size={20} />}
            onClick={() => setOpen(true)}
            ref={button}
            variant="light"
          >
            {t('queue.threat.note')}
          </Button>
        </div>
      )}
    </Part>
  )
}

function ThreatForm({ caseId, meId, onClose }: { caseId: string; meId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const note = useTextDraft(meId, `threat.${caseId}`)
  const threat = useNoteThreat()
  const form = useRef<HTMLFormElement>(null)
  const [authority, setAuthority] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = (text: string) => text.trim().length < LEAST
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isMissing(authority) || isMissing(note.text))
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    threat.mutateAsync({ caseId, authority, note: note.text }).then(
      () => {
        note.forget()
        showSuccess({ title: t('queue.threat.done') })
        onClose()
      },
      () => {}, // the error is shown below
    )
  }
  return (
    <form className={`stack fit g5 start ${classes.form}`} noValidate onSubmit={send} ref={form}>
      <TextInput
        autoFocus
        error={isAsked && isMissing(authority) && t('errors.faults.required')}
        label={t('queue.threat.authority')}
        required
        maxLength={200}
        onChange={({ currentTarget: { value } }) => setAuthority(value)}
        placeholder={t('queue.threat.authorityHint')}
        value={authority}
      />
      <Textarea
        autosize
        error={isAsked && isMissing(note.text) && t('errors.faults.required')}
        label={t('queue.threat.words')}
        required
        minRows={3}
        onChange={({ currentTarget: { value } }) => note.write(value)}
        value={note.text}
      />
      {threat.error && <ActFailure error={threat.error} />}
      <div className="row g3">
        <Button onClick={onClose} variant="default">
          {t('ui.cancel')}
        </Button>
        <Button aria-disabled={threat.isPending || undefined} type="submit">
          {t(threat.isPending ? 'queue.sending' : 'queue.threat.send')}
        </Button>
      </div>
    </form>
  )
}
