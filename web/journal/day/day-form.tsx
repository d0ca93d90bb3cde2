import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTE_MAX } from '#contract/journal/limits.ts'
import type { Entry, Measure } from '#contract/journal/schema.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { leadToHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { comparableFields, type DayFields, isComplete, saysSame, useDayDraft } from './day-draft.ts'
import classes from './day-form.module.css'
import { IntensityScale } from './intensity-scale.tsx'
import { MeasureScales } from './measure-scales.tsx'
import { useDaySaving } from './use-day-saving.ts'

const DayConflict = lazyPart(async () => (await import('./day-conflict.tsx')).DayConflict)

const BLANK: DayFields = { intensity: null, note: '', measured: [] }

type DayFormProps = {
  journalId: string
  memberId: string
  day: string
  measures: readonly Measure[]
  entry: Entry | null
}

export function DayForm({ journalId, memberId, day, measures, entry }: DayFormProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const scale = useRef<HTMLInputElement>(null)
  const draftStore = useDayDraft(memberId, journalId, day)
  const { draft, keep, forget } = draftStore
  const said = comparableFields(draft ?? entry ?? BLANK)
  const { intensity, note, measured } = said
  const help = { memberId, place: `journal.${journalId}.${day}` }
  useHelpWatch(help, note, entry?.note)
  const [isAsked, setAsked] = useState(false)
  const saving = useDaySaving({ journalId, day, entry, draftStore, onSaved: () => void leadToHelp(help) })

  const write = (change: Partial<DayFields>) => {
    saving.forgetOutcome()
    const next = { ...said, replaces: draft ? draft.replaces : (entry?.version ?? null), ...change }
    const isAsSaved = entry !== null && next.replaces === entry.version && saysSame(next, entry)
    if (isAsSaved || (entry === null && next.replaces === null && saysSame(next, BLANK))) forget()
    else keep(next)
  }
  const send = () => {
    if (!isComplete(said)) {
      setAsked(true)
      return scale.current?.focus()
    }
    if (isTooLong(note, NOTE_MAX)) return field.current?.focus()
    saving.save(said)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form aria-labelledby="jour" className="stack fit g5" noValidate onSubmit={submit}>
      <IntensityScale
        fault={isAsked && intensity === null ? t('journal.day.chooseFirst') : undefined}
        onChange={(chosen) => write({ intensity: chosen })}
        ref={scale}
        value={intensity}
      />
      <MeasureScales measured={measured} measures={measures} onChange={(next) => write({ measured: next })} />
      <CountedTextarea
        autosize
        description={draft !== undefined && t('journal.day.kept')}
        label={t('journal.day.note')}
        max={NOTE_MAX}
        maxRows={12}
        minRows={3}
        onChange={(event) => write({ note: event.currentTarget.value })}
        onKeyDown={handleKey}
        placeholder={t('journal.day.notePlaceholder')}
        ref={field}
        value={note}
      />
      <CrisisCard {...help} isBelowSent />
      {saving.failure && (
        <Note icon={IconAlertTriangle} role="alert" title={saving.failure.title} tone="brique">
          {saving.failure.message}
        </Note>
      )}
      <div className={`row middle g4 r2 ${classes.acts}`}>
        <Button aria-disabled={saving.isSaving || undefined} size="lg" type="submit">
          {t(saving.isSaving ? 'journal.day.saving' : 'journal.day.save')}
        </Button>
        {draft && entry && (
          <Button onClick={forget} variant="quiet">
            {t('journal.day.discard')}
          </Button>
        )}
        <p className={`quiet middle with-sign ${classes.state}`} role="status">
          <State entry={entry} isChanged={draft !== undefined} savedAt={saving.savedAt} />
        </p>
      </div>
      {saving.conflict && isComplete(said) && (
        <Suspense>
          <DayConflict
            mine={said}
            onClose={saving.putOff}
            onKeepMine={saving.keepMine}
            onTakeStored={saving.takeStored}
            stored={saving.conflict.stored}
          />
        </Suspense>
      )}
    </form>
  )
}

function State({ entry, isChanged, savedAt }: { entry: Entry | null; isChanged: boolean; savedAt: Date | undefined }) {
  const { t } = useTranslation()
  const dates = useDates()
  if (savedAt && !isChanged)
    return (
      <>
        <IconCircleCheck aria-hidden size={20} />
        {t('journal.day.saved', { time: dates.time(savedAt) })}
      </>
    )
  if (isChanged) return t('journal.day.changed')
  return t(entry ? 'journal.day.written' : 'journal.day.blank')
}
