import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { SENTENCE_MAX, TREATMENT_EFFECTS } from '#contract/treatments/limits.ts'
import type { Treatment, TreatmentEffect, TreatmentFields } from '#contract/treatments/schema.ts'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { useStayForHelp } from '#web/foundation/crisis/sent-words.tsx'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { useKept } from '#web/foundation/editing/use-kept.ts'
import { faultsOfError, isForeseen, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { FaultWords, leadToErrors } from '#web/foundation/form.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { MonthField } from '#web/foundation/ui/fields/month-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { ChoiceGrid } from '#web/medication/report/choice-grid.tsx'
import { triedAsStored, useAddTreatment, useEditTreatment } from './api.ts'
import { KINDS } from './kinds.ts'
import { NameField } from './name-field.tsx'
import { isFull } from './refusal-words.ts'
import { SideEffectsField } from './side-effects-field.tsx'
import { fr as treatments } from './texts.fr.ts'
import { fr as tried } from './texts.tried.fr.ts'
import classes from './treatment-form.module.css'
import {
  BLANK,
  draftName,
  effectsWith,
  type KeptTreatment,
  keptTreatment,
  readTreatment,
  type TreatmentValues,
  valuesOf,
} from './treatment-values.ts'

const texts = { treatments, tried }

export type Story = { id: string; title: string; began: string | null }

type TreatmentFormProps = {
  isOpen: boolean
  onClose: () => void
  onDone: () => void
  /** Null while the story is unpublished (`onKeep` then receives the values), or while none is chosen. */
  story: Story | null
  entry?: Treatment | undefined
  initial?: Partial<TreatmentValues>
  draft?: string | undefined
  refusal?: unknown
  began?: string | null
  onAdded?: () => void
  onKeep?: (fields: TreatmentFields) => void
  onOpenEntry: (entry: Treatment) => void
  children?: ReactNode
}

const UNKNOWN = 'unknown'

/** `other` is the id of an entry about the same treatment, `stored` the newer version of the edited entry. */
type Notice = { other: string } | { stored: Treatment }

const standingEntry = (error: unknown): Notice | undefined =>
  isForeseen(error) && error.code === 'TRIED_ALREADY' ? { other: error.data.treatmentId } : undefined

export function TreatmentForm(props: TreatmentFormProps) {
  useTexts(texts)
  // A draft with a name of its own keeps the form, its values and the focus when the member chooses another story.
  return <Form {...props} key={props.draft ?? props.story?.id} />
}

function Form(props: TreatmentFormProps) {
  const { isOpen, onClose, onDone, story, entry, initial, draft, refusal, onAdded, onKeep, onOpenEntry, children } =
    props
  const { t } = useTranslation()
  const failureText = useFailureText()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const me = currentMember(queryClient)
  const memberId = me?.id ?? null
  const began = story ? story.began : (props.began ?? null)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const begun = entry ? valuesOf(entry) : { ...BLANK, ...initial }
  // Text typed over an older version is sent with that version's number, so that it does not overwrite the newer version unseen.
  const { value, keep, forget } = useKept<KeptTreatment>(
    memberId,
    draftName(entry?.id ?? draft ?? story?.id ?? 'new'),
    (text) => keptTreatment(text) ?? { values: begun, version: entry?.version ?? 1 },
    (next) => JSON.stringify({ ...next.values, version: next.version }),
  )
  const { values, version } = value
  const [faults, setFaults] = useState<readonly FieldFault[]>(() => faultsOfError(entry ? undefined : refusal))
  const [notice, setNotice] = useState<Notice | undefined>(() => standingEntry(entry ? undefined : refusal))
  const adding = useAddTreatment()
  const editing = useEditTreatment()
  const isPending = adding.isPending || editing.isPending
  const helpPlace = { memberId, place: `treatment.${draft ?? story?.id ?? 'new'}` }
  const stay = useStayForHelp(helpPlace, onDone)
  useHelpWatch(helpPlace, wordsOf(values), entry && wordsOf(valuesOf(entry)))

  const change = (said: Partial<TreatmentValues>) => {
    keep({ ...value, values: { ...values, ...said } })
    setFaults(faults.filter(({ path }) => !Object.keys(said).some((field) => path.startsWith(field))))
  }
  const errorOf = (field: string) => {
    const fault = faults.find(({ path }) => path === field || path.startsWith(`${field}.`))
    return fault && <FaultWords {...fault} />
  }
  const showFaults = (found: readonly FieldFault[]) => leadToErrors(() => setFaults(found), element.current)
  const finish = () => {
    forget()
    stay.afterSending()
  }

  const fail = async (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const standing = standingEntry(error)
    if (standing) return setNotice(standing)
    if (isRefusal(error, 'EDITED_ELSEWHERE') && entry && story) {
      const stored = await triedAsStored(story.id).catch(() => undefined)
      const found = stored?.treatments.find(({ id }) => id === entry.id)
      if (found) return setNotice({ stored: found })
    }
    const found = faultsOfError(error)
    const { title, message } = failureText(error)
    showFailure({
      title,
      message: isFull(error) ? t('treatments.form.tooMany') : t('treatments.form.failed', { reason: message }),
    })
    if (found.length > 0) showFaults(found)
    // The former request was already answered with other values.
    if (isRefusal(error, 'REQUEST_REUSED')) setRequestId(crypto.randomUUID())
  }

  const openOther = async (id: string) => {
    if (!story) return
    try {
      const { treatments: stored } = await triedAsStored(story.id)
      const other = stored.find((each) => each.id === id)
      if (other) onOpenEntry(other)
      // The other entry was removed meanwhile, and these values can be sent again.
      else setNotice(undefined)
    } catch (error) {
      showFailure(failureText(error))
    }
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const read = readTreatment(values, began, new Date())
    if (!read.fields) return showFaults(read.faults)
    if (onKeep) {
      onKeep(read.fields)
      return finish()
    }
    if (!story) return
    const told = (title: string) => {
      showSuccess({ title })
      finish()
    }
    if (entry)
      editing.mutate(
        { ...read.fields, id: entry.id, version },
        { onSuccess: () => told(t('treatments.form.changed')), onError: (error) => void fail(error) },
      )
    else
      adding.mutate(
        { ...read.fields, postId: story.id, requestId },
        {
          onSuccess: () => {
            onAdded?.()
            told(t('treatments.form.added'))
          },
          onError: (error) => void fail(error),
        },
      )
  }

  const sent = stay.sheet({
    title: t(entry ? 'treatments.form.changed' : 'treatments.form.added'),
    words: wordsOf(values).trim(),
    isOpen,
  })
  if (sent) return sent
  const act = entry ? 'treatments.form.change' : onKeep ? 'treatments.form.keep' : 'treatments.form.save'
  const thisMonth = new Date().toISOString().slice(0, 7)
  // A stored entry has its story already.
  const choice = entry ? undefined : children
  const effects = [
    ...TREATMENT_EFFECTS.map((effect) => ({ value: effect as string, label: t(`tried.effects.${effect}`) })),
    { value: UNKNOWN, label: t('tried.effects.unknown') },
  ]
  return (
    <Sheet
      footer={
        <>
          <Button onClick={onClose} variant="default">
            {t('ui.cancel')}
          </Button>
          <Button
            aria-disabled={isPending || undefined}
            data-disabled={isPending || undefined}
            disabled={!story && !onKeep}
            form={formId}
            type="submit"
          >
            {isPending ? t('treatments.form.pending') : t(act)}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={t(entry ? 'treatments.form.editTitle' : 'treatments.form.addTitle')}
    >
      <form className="stack g5" id={formId} noValidate onSubmit={send} ref={element}>
        {choice}
        {(story || onKeep) && fields()}
      </form>
    </Sheet>
  )

  function fields() {
    return (
      <>
        {story && !choice && (
          <p className="muted breaks" dir="auto">
            {t('treatments.form.of', { title: story.title })}
          </p>
        )}
        <p>{t('treatments.form.as')}</p>
        <NameField
          error={errorOf('name')}
          onChange={(typed, kind) => change(kind ? { name: typed, kind } : { name: typed })}
          value={values.name}
        />
        <ChoiceGrid
          columns={3}
          error={errorOf('kind')}
          label={t('treatments.form.kind')}
          onChange={(kind) => change({ kind })}
          options={KINDS.map(({ kind }) => ({ value: kind, label: t(`tried.kinds.${kind}`) }))}
          value={values.kind}
        />
        <div className="stack g3 pair">
          <MonthField
            error={errorOf('from')}
            label={
              <>
                {t('treatments.form.from')} <Optional />
              </>
            }
            max={thisMonth}
            min={began?.slice(0, 7)}
            onChange={(from) => change({ from })}
            value={values.from}
          />
          <MonthField
            disabled={values.isOngoing}
            error={errorOf('to')}
            label={
              <>
                {t('treatments.form.to')} <Optional />
              </>
            }
            max={thisMonth}
            min={values.from ?? began?.slice(0, 7)}
            onChange={(to) => change({ to })}
            value={values.to}
          />
          <Checkbox
            checked={values.isOngoing}
            className={classes.ongoing}
            label={t('treatments.form.ongoing')}
            onChange={(event) =>
              change(event.currentTarget.checked ? { isOngoing: true, to: null } : { isOngoing: false })
            }
          />
        </div>
        <ChoiceGrid
          columns={1}
          error={errorOf('effect')}
          label={t('treatments.form.effect')}
          onChange={(effect) => change({ effect: effect === UNKNOWN ? null : (effect as TreatmentEffect | null) })}
          options={effects}
          value={values.effect ?? UNKNOWN}
        />
        <SideEffectsField error={errorOf('sideEffects')} onChange={change} value={values} />
        <CountedTextarea
          autosize
          description={t('treatments.form.sentenceHint')}
          error={errorOf('sentence')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          label={
            <>
              {t('treatments.form.sentence')} <Optional />
            </>
          }
          max={SENTENCE_MAX}
          maxRows={6}
          minRows={2}
          onChange={(event) => change({ sentence: event.currentTarget.value })}
          value={values.sentence}
        />
        <CrisisCard {...helpPlace} />
        <NoLinksLater words={[values.name, values.sentence, ...effectsWith(values)]} />
        {values.kind === 'medication' && effectsWith(values).length > 0 && (
          <Note>
            {t('treatments.form.serious')} <Link to="/medication/new">{t('treatments.form.declare')}</Link>
          </Note>
        )}
        {notice && (
          <Note role="alert" tone="ambre">
            <div className="stack g3 start">
              {'other' in notice ? (
                <>
                  {t('treatments.form.already')}
                  <Button onClick={() => void openOther(notice.other)} variant="default">
                    {t('treatments.form.openIt')}
                  </Button>
                </>
              ) : (
                <>
                  {t('treatments.form.elsewhere', {
                    name: notice.stored.name,
                    effect: t(notice.stored.effect ? `tried.effects.${notice.stored.effect}` : 'tried.notKnown'),
                  })}
                  <Button
                    onClick={() => {
                      keep({ values: valuesOf(notice.stored), version: notice.stored.version })
                      setFaults([])
                      setNotice(undefined)
                      element.current?.querySelector('input')?.focus()
                    }}
                    variant="default"
                  >
                    {t('treatments.form.takeTheirs')}
                  </Button>
                </>
              )}
            </div>
          </Note>
        )}
      </>
    )
  }
}

const wordsOf = (values: TreatmentValues): string => [values.name, ...effectsWith(values), values.sentence].join('\n')
