import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CAPACITY_MAX,
  DESCRIPTION_MAX,
  DURATION_MAX,
  DURATION_MIN,
  EXPERT_BIO_MAX,
  EXPERT_NAME_MAX,
  TITLE_MAX,
  URL_MAX,
} from '#contract/conferences/limits.ts'
import type { Conference, ConferenceFields } from '#contract/conferences/schema.ts'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { AskBeforeLeaving } from '#web/foundation/editing/ask-before-leaving.tsx'
import { type FailureText, faultsOfError, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { fieldErrors, leadToErrors } from '#web/foundation/form.tsx'
import { firstLanguage } from '#web/foundation/languages.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import { CountedInput, CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { DateField } from '#web/foundation/ui/fields/date-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import type { ConferenceDraft } from './conference-draft.ts'
import classes from './conference-form.module.css'
import { type ConferenceField, type ConferenceValues, nameFault, readConference } from './conference-values.ts'
import { MemberSelect } from './member-select.tsx'
import { ModeratorsField } from './moderators-field.tsx'

type ConferenceFormProps = {
  title: string
  draft: ConferenceDraft
  conference: Conference | undefined
  act: string
  isSaving: boolean
  isProposal?: boolean
  onSave: (fields: ConferenceFields, fail: (error: unknown) => void) => void
  quit:
    | { to: '/expert-conferences'; search: { propositions?: 'oui' } }
    | { to: '/expert-conferences/$id'; params: { id: string }; search: object }
  children?: ReactNode
}

const OPTIONAL: readonly ConferenceField[] = ['expertBio', 'expert', 'moderators', 'tags', 'url', 'capacity']

export function ConferenceForm({
  title,
  draft,
  conference,
  act,
  isSaving,
  isProposal = false,
  onSave,
  quit,
  children,
}: ConferenceFormProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<FailureText>()
  const form = useForm<ConferenceValues>({
    name: 'conference',
    initialValues: draft.current().values,
    onValuesChange: draft.change,
  })
  const words = {
    'day invalid': t('managing.form.past'),
    'expert invalid': t('managing.form.expertInvalid'),
    'moderators invalid': t('managing.form.moderatorsInvalid'),
    'url invalid': t('managing.form.urlInvalid'),
    'isRecorded invalid': t('managing.form.recordedInvalid'),
  }
  const showFaults = (faults: readonly FieldFault[]) =>
    leadToErrors(() => form.setErrors(fieldErrors(faults, words)), element.current)

  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const said = failureText(error)
    setFailure(said)
    showFailure(said)
    const faults = faultsOfError(error).map(nameFault)
    if (faults.length > 0) showFaults(faults)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const read = readConference(form.getValues(), conference, new Date())
    if ('faults' in read) return showFaults(read.faults)
    onSave(read.fields, fail)
  }

  const label = (field: ConferenceField) =>
    OPTIONAL.includes(field) ? (
      <>
        {t(`managing.fields.${field}`)} <Optional />
      </>
    ) : (
      t(`managing.fields.${field}`)
    )
  const { values, errors } = form
  // Once the conference is live, recording can only be switched off.
  const mayRecord = !isProposal && pageConfig.mayRecord && (conference?.status !== 'live' || conference.isRecorded)
  return (
    <>
      <Card>
        <form aria-label={title} className={`stack fit g5 ${classes.form}`} noValidate onSubmit={submit} ref={element}>
          <CountedInput {...form.getInputProps('title')} label={label('title')} max={TITLE_MAX} required />
          <CountedTextarea
            {...form.getInputProps('description')}
            autosize
            label={label('description')}
            max={DESCRIPTION_MAX}
            minRows={6}
            required
          />
          <div className={`stack top pair ${classes.row}`}>
            <CountedInput
              {...form.getInputProps('expertName')}
              description={t('managing.form.expertNameHint')}
              label={label('expertName')}
              max={EXPERT_NAME_MAX}
              required
            />
            {!isProposal && (
              <MemberSelect
                description={t('managing.form.expertHint')}
                error={errors.expert}
                isExpert
                label={label('expert')}
                onChoose={(expert) => form.setFieldValue('expert', expert)}
                value={values.expert}
              />
            )}
          </div>
          <CountedTextarea
            {...form.getInputProps('expertBio')}
            autosize
            label={label('expertBio')}
            max={EXPERT_BIO_MAX}
            minRows={3}
          />
          {!isProposal && (
            <ModeratorsField
              error={errors.moderators}
              onChange={(moderators) => form.setFieldValue('moderators', moderators)}
              value={values.moderators}
            />
          )}
          <div className={`stack top pair ${classes.row}`}>
            <DateField
              error={errors.day}
              keepsText
              label={label('day')}
              onChange={(day) => form.setFieldValue('day', day)}
              required
              value={values.day}
            />
            <div className={`stack top pair ${classes.row}`}>
              <TextInput
                {...form.getInputProps('time')}
                label={label('time')}
                placeholder={t('managing.form.timeExample')}
                required
              />
              <TextInput
                {...form.getInputProps('duration')}
                inputMode="numeric"
                label={label('duration')}
                placeholder={t('managing.form.durationRange', { min: DURATION_MIN, max: DURATION_MAX })}
                required
              />
            </div>
          </div>
          <TextInput {...form.getInputProps('tags')} description={t('managing.form.tagsHint')} label={label('tags')} />
          <div className={`stack top pair ${classes.row}`}>
            <Select
              allowDeselect={false}
              data={[
                { value: 'fr', label: t('conferences.languages.fr') },
                { value: 'en', label: t('conferences.languages.en') },
              ]}
              label={label('language')}
              onChange={(language) => form.setFieldValue('language', firstLanguage(language, undefined))}
              value={values.language}
            />
            {!isProposal && (
              <TextInput
                {...form.getInputProps('capacity')}
                description={t('managing.form.capacityHint')}
                inputMode="numeric"
                label={label('capacity')}
                maxLength={String(CAPACITY_MAX).length}
              />
            )}
          </div>
          {!isProposal && (
            <TextInput
              {...form.getInputProps('url')}
              description={t('managing.form.urlHint')}
              inputMode="url"
              label={label('url')}
              maxLength={URL_MAX}
              placeholder={t('managing.form.urlBegins')}
            />
          )}
          {mayRecord && (
            <Checkbox
              {...form.getInputProps('isRecorded', { type: 'checkbox' })}
              description={t('managing.form.recordedHint')}
              label={t('managing.fields.isRecorded')}
            />
          )}
          {failure && (
            <Note role="alert" title={failure.title} tone="brique">
              {failure.message}
            </Note>
          )}
          {children}
          <div className={`row ${classes.acts}`}>
            <Button aria-disabled={isSaving} data-disabled={isSaving || undefined} size="lg" type="submit">
              {isSaving ? t('managing.saving') : act}
            </Button>
            <LinkButton {...quit} size="lg" variant="quiet">
              {t('ui.cancel')}
            </LinkButton>
          </div>
        </form>
      </Card>
      <AskBeforeLeaving draft={draft} isKept={draft.isKept} />
    </>
  )
}
