import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConferenceFields } from '#contract/conferences/schema.ts'
import { ChosenVersion } from '#web/foundation/editing/chosen-version.tsx'
import { useVersionChoice } from '#web/foundation/editing/use-version-choice.ts'
import { VersionConflict } from '#web/foundation/editing/version-conflict.tsx'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { type Announced, announcedNow, useConferenceToEdit, useEditConference } from '../api.ts'
import { openConferenceDraft } from './conference-draft.ts'
import { ConferenceForm } from './conference-form.tsx'
import { type ConferenceField, type ConferenceValues, differingFields, valuesOf } from './conference-values.ts'
import { fr as managing } from './texts.fr.ts'

const texts = { managing }

export function EditConference({ id }: { id: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useConferenceToEdit(id)
  const { data } = query
  return (
    <>
      <PageTitle intro={t('managing.editIntro')}>{t('managing.editTitle')}</PageTitle>
      {data && <EditForm announced={data} />}
      <Awaited cards={2} failed={t('conferences.detail.failed')} of={query} />
    </>
  )
}

function EditForm({ announced }: { announced: Announced }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const edit = useEditConference()
  const [draft] = useState(() => openConferenceDraft(valuesOf(announced)))
  const [stored, setStored] = useState(announced)
  const [isConflictShown, setConflictShown] = useState(false)
  // The form's React key: other values need a new form.
  const [round, setRound] = useState(0)
  const { id } = announced.conference

  const goOnWith = (values: ConferenceValues) => {
    draft.goOnFrom(valuesOf(stored), values)
    setRound(round + 1)
    setConflictShown(false)
  }
  const { choice, keepMine, takeStored, takeBack } = useVersionChoice({
    mine: () => draft.current().values,
    stored: () => valuesOf(stored),
    goOnWith,
  })

  const save = (fields: ConferenceFields, fail: (error: unknown) => void) =>
    edit.mutate(
      { ...fields, id, version: stored.conference.version },
      {
        onSuccess: () => {
          draft.finish()
          showSuccess({ title: t('managing.edited') })
          void navigate({ to: '/expert-conferences/$id', params: { id }, search: {}, replace: true })
        },
        onError: (error) => {
          if (!isRefusal(error, 'EDITED_ELSEWHERE')) return fail(error)
          void announcedNow(id).then((newer) => {
            setStored(newer)
            setConflictShown(true)
          }, fail)
        },
      },
    )
  return (
    <>
      <ConferenceForm
        act={t('managing.save')}
        isSaving={edit.isPending}
        draft={draft}
        key={round}
        conference={stored.conference}
        onSave={save}
        quit={{ to: '/expert-conferences/$id', params: { id }, search: {} }}
        title={t('managing.editTitle')}
      >
        {choice && <ChosenVersion choice={choice} onTakeBack={takeBack} />}
      </ConferenceForm>
      <Conflict
        isOpen={isConflictShown}
        mine={isConflictShown ? draft.current().values : undefined}
        onClose={() => setConflictShown(false)}
        onKeepMine={keepMine}
        onTakeStored={takeStored}
        stored={stored}
      />
    </>
  )
}

type ConflictProps = {
  isOpen: boolean
  stored: Announced
  mine: ConferenceValues | undefined
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

function Conflict({ stored, mine, ...choices }: ConflictProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const theirs = valuesOf(stored)
  const said = (values: ConferenceValues, field: ConferenceField): string => {
    const value = values[field]
    if (field === 'day') return values.day ? dates.plainDate(values.day) : ''
    if (field === 'language') return t(`conferences.languages.${values.language}`)
    if (field === 'moderators') return values.moderators.map(({ name }) => name).join(', ')
    if (field === 'isRecorded') return t(values.isRecorded ? 'managing.form.recorded' : 'managing.form.notRecorded')
    if (field === 'expert') return values.expert?.name ?? ''
    return typeof value === 'string' ? value.trim() : ''
  }
  const differences = (mine ? differingFields(theirs, mine) : []).map((field) => ({
    label: t(`managing.fields.${field}`),
    stored: said(theirs, field),
    mine: mine ? said(mine, field) : '',
  }))
  return <VersionConflict {...choices} differences={differences} title={t('managing.elsewhere')} />
}
