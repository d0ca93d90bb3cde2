import { Button } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import type { Post } from '#contract/posts/schema.ts'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { useStayForHelp } from '#web/foundation/crisis/sent-words.tsx'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { useKept } from '#web/foundation/editing/use-kept.ts'
import { faultsOfError, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { FaultWords, leadToErrors } from '#web/foundation/form.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { CountedInput, CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { askPostAgain, useSetOutcome } from './outcome-api.ts'
import {
  OUTCOME_FIELDS,
  OUTCOME_LIMITS,
  type OutcomeField,
  type OutcomeValues,
  tooLongOutcome,
} from './outcome-fields.ts'
import { fr as outcome } from './texts.outcome.fr.ts'

const texts = { posts: { outcome } }

export type OutcomeChoice = 'better' | 'diagnosed' | 'ongoing'

type OutcomeDialogProps = { post: Post; said: OutcomeChoice; isOpen: boolean; onClose: () => void; onSaved: () => void }

function keptWords(kept: string | null, blank: OutcomeValues): OutcomeValues {
  const found = Object(parseJson(kept))
  return OUTCOME_FIELDS.every((field) => typeof found[field] === 'string')
    ? (Object.fromEntries(OUTCOME_FIELDS.map((field) => [field, found[field]])) as OutcomeValues)
    : blank
}

export function OutcomeDialog({ post, said, isOpen, onClose, onSaved }: OutcomeDialogProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const failureText = useFailureText()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const memberId = currentMember(queryClient)?.id ?? null
  const {
    value: values,
    keep,
    forget,
  } = useKept(
    memberId,
    `outcome.${said}.${post.id}`,
    (kept) => keptWords(kept, begunFrom(post, said)),
    (next) => JSON.stringify(next),
  )
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const saving = useSetOutcome()
  const help = { memberId, place: `outcome.${post.id}` }
  useHelpWatch(help, values.notes)
  const stay = useStayForHelp(help, onClose, onSaved)

  const change = (field: OutcomeField, text: string) => {
    keep({ ...values, [field]: text })
    setFaults(faults.filter(({ path }) => path !== field))
  }
  const errorOf = (field: OutcomeField) => {
    const fault = faults.find(({ path }) => path === field)
    return fault && <FaultWords {...fault} />
  }
  const show = (found: readonly FieldFault[]) => leadToErrors(() => setFaults(found), element.current)
  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { title, message } = failureText(error)
    if (isRefusal(error, 'EDITED_ELSEWHERE')) {
      askPostAgain(post.id)
      onClose()
      return showFailure({ title, message: t('posts.outcome.elsewhere') })
    }
    showFailure({ title, message: t('posts.outcome.failed', { reason: message }) })
    const found = faultsOfError(error)
    if (found.length > 0) show(found)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (said === 'diagnosed' && values.diagnosis.trim() === '') return show([{ path: 'diagnosis', code: 'required' }])
    const long = tooLongOutcome(values)
    if (long.length > 0) return show(long)
    const { notes, ...diagnosis } = values
    const known = { id: post.id, was: post.outcome }
    const input =
      said === 'ongoing'
        ? { ...known, outcome: said }
        : said === 'better'
          ? { ...known, outcome: said, notes }
          : { ...known, outcome: said, ...diagnosis, notes }
    saving.mutate(input, {
      onSuccess: () => {
        forget()
        stay.afterSending()
        showSuccess({ title: t('posts.outcome.done') })
      },
      onError: fail,
    })
  }
  const line = (field: 'examination' | 'specialist' | 'timeTaken') => (
    <CountedInput
      description={t(`posts.outcome.${field}Hint`)}
      error={errorOf(field)}
      label={
        <>
          {t(`posts.outcome.${field}`)} <Optional />
        </>
      }
      max={OUTCOME_LIMITS[field]}
      onChange={(event) => change(field, event.currentTarget.value)}
      value={values[field]}
    />
  )
  const notes = (label: string, description?: string) => (
    <CountedTextarea
      autosize
      data-autofocus={said === 'better' || undefined}
      description={description}
      error={errorOf('notes')}
      label={
        <>
          {label} <Optional />
        </>
      }
      max={OUTCOME_LIMITS.notes}
      maxRows={10}
      minRows={3}
      onChange={(event) => change('notes', event.currentTarget.value)}
      value={values.notes}
    />
  )
  const isBack = said === 'ongoing'
  const sent = stay.sheet({ title: t('posts.outcome.done'), words: values.notes.trim(), isOpen })
  if (sent) return sent
  const titles = { better: 'betterTitle', diagnosed: 'diagnosedTitle', ongoing: 'backTitle' } as const
  return (
    <Sheet
      footer={
        <>
          <Button data-autofocus={isBack || undefined} onClick={onClose} variant="default">
            {t('ui.cancel')}
          </Button>
          <Button
            aria-disabled={saving.isPending || undefined}
            data-disabled={saving.isPending || undefined}
            form={formId}
            type="submit"
          >
            {t(
              saving.isPending
                ? 'posts.outcome.pending'
                : isBack
                  ? 'posts.outcome.confirmBack'
                  : 'posts.outcome.confirm',
            )}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={t(`posts.outcome.${titles[said]}`)}
    >
      <form className="stack g5" id={formId} noValidate onSubmit={send} ref={element}>
        <p className="muted breaks" dir="auto">
          {t('posts.outcome.of', { title: post.title })}
        </p>
        {isBack ? (
          <>
            <p>{t('posts.outcome.backText')}</p>
            {post.resolution && <p>{t('posts.outcome.backHealed')}</p>}
            {post.diagnosis && <p>{t('posts.outcome.backDiagnosed')}</p>}
          </>
        ) : (
          <Note>{t(said === 'better' ? 'posts.outcome.betterText' : 'posts.outcome.diagnosedText')}</Note>
        )}
        {said === 'better' && notes(t('posts.outcome.betterNotes'), t('posts.outcome.betterNotesHint'))}
        {said === 'diagnosed' && (
          <>
            <CountedInput
              data-autofocus
              error={errorOf('diagnosis')}
              label={t('posts.outcome.name')}
              max={OUTCOME_LIMITS.diagnosis}
              onChange={(event) => change('diagnosis', event.currentTarget.value)}
              required
              value={values.diagnosis}
            />
            {line('examination')}
            {line('specialist')}
            {line('timeTaken')}
            {notes(t('posts.outcome.diagnosedNotes'))}
          </>
        )}
        {!isBack && <CrisisCard {...help} />}
        {!isBack && <NoLinksLater words={Object.values(values)} />}
      </form>
    </Sheet>
  )
}

/** Fills the form with the details that the post already has, so that its author need not type them again. */
function begunFrom({ outcome: now, outcomeNotes, diagnosis }: Post, said: OutcomeChoice): OutcomeValues {
  return {
    diagnosis: diagnosis?.name ?? '',
    examination: diagnosis?.examination ?? '',
    specialist: diagnosis?.specialist ?? '',
    timeTaken: diagnosis?.timeTaken ?? '',
    notes: now === said ? (outcomeNotes ?? '') : '',
  }
}
