import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { type FailureText, faultsOfError, isForeseen, isRefusal, useFailureText } from '../failure.ts'
import { showFailure } from '../toasts.tsx'
import type { Drafted } from './use-draft.ts'
import { useSendOnce } from './use-send-once.ts'

export type Read<Fields> = { fields: Fields } | { faults: FieldFault[] }

/** `subjectId` names the thing that the error refers to, which the person can open. */
export type SendingFailure = FailureText & { subjectId?: string }

export type Explained = { note: SendingFailure; toast: Pick<FailureText, 'title'> & Partial<FailureText> }

export type Progress = 'writing' | 'waiting' | 'sending'

type Sending<Values extends Record<string, unknown>, Mark, Fields, Ready, Sent> = {
  drafted: Pick<Drafted<Values, Mark>, 'draft' | 'form'>
  tidy?: () => void
  read: (values: Values, now: Date) => Read<Fields>
  showFaults: (faults: readonly FieldFault[]) => void
  onFaults?: (faults: readonly FieldFault[]) => void
  /** Waits for what is sent along, such as files. Returns undefined when that failed, after it has shown the error. */
  gather?: () => Promise<Ready | undefined>
  /** Sends the fields. Returns undefined when they were not accepted, after it has shown the error. */
  send: (fields: Fields, mark: Mark, gathered: Ready | undefined) => Promise<Sent | undefined>
  /** Called even when the person has left the form. `hasGoneOn`: the form has changed since it was sent, and may be empty by now. */
  onSent: (sent: Sent, now: { isHere: boolean; hasGoneOn: boolean }) => void
  onRefused?: (refused: unknown) => void
  explain: (refused: unknown, text: FailureText) => Explained
}

/** Rejects a sending whose reason was shown already, so that the next press counts as a new try and not as a double press. */
const NOT_SENT = new Error('nothing was sent')

/** The values stay in the draft until the server has stored them. */
export function useFormSending<Values extends Record<string, unknown>, Mark, Fields, Ready, Sent>(
  sending: Sending<Values, Mark, Fields, Ready, Sent>,
) {
  const { draft, form } = sending.drafted
  const failureText = useFailureText()
  const [progress, setProgress] = useState<Progress>('writing')
  const [failure, setFailure] = useState<SendingFailure>()
  const [isLimited, limit] = useLimit()
  const isHere = useIsHere()
  const isOver = useRef(false)

  const fieldsNow = (): Fields | undefined => {
    sending.tidy?.()
    const read = sending.read(form.getValues(), new Date())
    if ('fields' in read) return read.fields
    sending.onFaults?.(read.faults)
    sending.showFaults(read.faults)
    return undefined
  }

  const fail = (refused: unknown) => {
    if (refused === NOT_SENT || isRefusal(refused, 'UNAUTHORIZED')) return
    sending.onRefused?.(refused)
    limit(refused)
    const { note, toast } = sending.explain(refused, failureText(refused))
    setFailure(note)
    showFailure(toast)
    const faults = faultsOfError(refused)
    if (faults.length > 0) sending.showFaults(faults)
  }

  const send = async (checked: Fields): Promise<void> => {
    setFailure(undefined)
    draft.flush()
    let fields: Fields | undefined = checked
    let gathered: Ready | undefined
    if (sending.gather) {
      setProgress('waiting')
      const hadSomething = draft.current().hasSomething
      gathered = await sending.gather()
      const isThrownAway = hadSomething && !draft.current().hasSomething
      if (gathered === undefined || isThrownAway || !isHere.current) throw NOT_SENT
      // The person may have typed on while the files were uploaded.
      fields = fieldsNow()
      if (!fields) throw NOT_SENT
    }
    setProgress('sending')
    const sentValues = JSON.stringify(form.getValues())
    const sent = await sending.send(fields, draft.current().mark, gathered)
    if (!sent) throw NOT_SENT
    const hasGoneOn = JSON.stringify(form.getValues()) !== sentValues
    isOver.current = !hasGoneOn
    sending.onSent(sent, { isHere: isHere.current, hasGoneOn })
  }

  const { mutate } = useSendOnce({ mutationFn: send, onError: fail, onSettled: () => setProgress('writing') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLimited || isOver.current) return
    const fields = fieldsNow()
    if (fields) mutate(fields)
    else setFailure(undefined)
  }

  return { submit, progress, isHeld: progress !== 'writing' || isLimited, failure }
}

function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

const TIMER_MAX_MS = 2_147_483_647

function useLimit(): [isLimited: boolean, limit: (refused: unknown) => void] {
  const [until, setUntil] = useState<number>()
  useEffect(() => {
    if (until === undefined) return
    const wait = Math.min(TIMER_MAX_MS, Math.max(0, until - Date.now()))
    const timer = setTimeout(() => setUntil(undefined), wait)
    return () => clearTimeout(timer)
  }, [until])
  const limit = (refused: unknown) => {
    if (isForeseen(refused) && refused.code === 'QUOTA_REACHED') setUntil(refused.data.retryAt.getTime())
  }
  return [until !== undefined, limit]
}
