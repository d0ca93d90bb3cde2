import { TextInput } from '@mantine/core'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { readPostalCode } from '#contract/foundation/postal-code.ts'
import { DESCRIPTION_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import type { Since, SymptomFields } from '#contract/posts/schema.ts'
import { CountedInput, CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { CrisisNote, type CrisisNotePlace } from '../feed/crisis-note.tsx'
import { SymptomDay } from '../post/symptom-day.tsx'
import { TagPicker } from '../tags/tag-picker.tsx'
import { browserCountry } from './browser-country.ts'
import { CountrySelect } from './country-select.tsx'
import { Dictation } from './dictation.tsx'
import { IntensitySlider } from './intensity-slider.tsx'
import { SinceChoice } from './since-choice.tsx'
import { FieldRow, FormGroup, Question } from './symptom-form-group.tsx'
import type { SymptomForm } from './symptom-form-state.ts'
import { symptomForm } from './symptom-values.ts'
import { TravelList } from './travel-list.tsx'

// Loaded separately, because suggestions appear only after some text is written.
const SuggestedTags = lazyPart(async () => (await import('../tags/suggested-tags.tsx')).SuggestedTags)

const PARTS = ['feeling', 'since', 'where', 'understand'] as const
type Part = (typeof PARTS)[number]

/** A phone shows one part at a time, and the review last; a wide screen shows all of them. */
export const FORM_SCREENS = [...PARTS, 'review'] as const
export type FormScreen = (typeof FORM_SCREENS)[number]

type QuestionProps = { form: SymptomForm; help: CrisisNotePlace }
type SymptomQuestion = {
  part: Part
  Input: (props: QuestionProps) => ReactNode
  isNarrow?: true
}

/** A new field of the contract does not compile until it has a question. */
const QUESTIONS: Record<keyof SymptomFields, SymptomQuestion> = {
  title: { part: 'feeling', Input: TitleInput },
  description: { part: 'feeling', Input: DescriptionInput },
  intensity: { part: 'feeling', Input: IntensityInput },
  since: { part: 'since', Input: SinceInput },
  startDate: { part: 'since', Input: StartInput, isNarrow: true },
  duration: { part: 'since', Input: DurationInput, isNarrow: true },
  country: { part: 'where', Input: CountryInput, isNarrow: true },
  postalCode: { part: 'where', Input: PostalCodeInput, isNarrow: true },
  travels: { part: 'where', Input: TravelList },
  tags: { part: 'understand', Input: TagsInput },
}

const isField = (name: string): name is keyof SymptomFields => Object.hasOwn(QUESTIONS, name)

export function partOf(path: string): Part {
  const [name = ''] = path.split('.')
  return isField(name) ? QUESTIONS[name].part : 'understand'
}

type Named = SymptomQuestion & { name: string }

const rowsOf = (part: Part): Named[][] =>
  Object.entries(QUESTIONS)
    .map(([name, question]) => ({ name, ...question }))
    .filter((question) => question.part === part)
    .reduce<Named[][]>((rows, question) => {
      const last = rows.at(-1)
      if (question.isNarrow && last?.[0]?.isNarrow) last.push(question)
      else rows.push([question])
      return rows
    }, [])

type SymptomQuestionsProps = QuestionProps & {
  hints: { [Name in Part]?: string | undefined }
  children?: ReactNode
  screen?: FormScreen
}

export function SymptomQuestions({ form, help, hints, children, screen }: SymptomQuestionsProps) {
  const { t } = useTranslation()
  return PARTS.map((part, index) => (
    <FormGroup
      hint={hints[part]}
      isOff={screen !== undefined && screen !== part}
      key={part}
      number={index + 1}
      title={t(`posts.form.${part}`)}
    >
      {rowsOf(part).map((questions) => {
        const inputs = questions.map(({ name, Input }) => <Input form={form} help={help} key={name} />)
        return (
          <Question key={questions[0]?.name}>{inputs.length > 1 ? <FieldRow>{inputs}</FieldRow> : inputs}</Question>
        )
      })}
      {index === PARTS.length - 1 && children}
    </FormGroup>
  ))
}

function OptionalLabel({ field }: { field: keyof SymptomFields }) {
  const { t } = useTranslation()
  return (
    <>
      {symptomForm.label(field, t)} <Optional />
    </>
  )
}

function TitleInput({ form }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <CountedInput
      key={form.key('title')}
      label={symptomForm.label('title', t)}
      max={TITLE_MAX}
      placeholder={t('posts.form.titlePlaceholder')}
      required
      text={form.useWatchValue('title')}
      {...form.getInputProps('title')}
    />
  )
}

function DescriptionInput({ form, help }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <>
      <DescriptionField
        autosize
        description={t('posts.form.descriptionHint')}
        form={form}
        key={form.key('description')}
        label={symptomForm.label('description', t)}
        max={DESCRIPTION_MAX}
        maxRows={16}
        minRows={5}
        required
        {...form.getInputProps('description')}
      />
      <Dictation onWords={(words) => addWords(form, words)} />
      <HelpBeside form={form} help={help} />
    </>
  )
}

/** A separate component, so that typing does not render the dictation, nor measure the field once more. */
function DescriptionField({
  form,
  ...field
}: Omit<ComponentProps<typeof CountedTextarea>, 'form'> & Pick<QuestionProps, 'form'>) {
  return <CountedTextarea {...field} text={form.useWatchValue('description')} />
}

function addWords(form: SymptomForm, words: string): void {
  const before = form.getValues().description.trimEnd()
  form.setFieldValue('description', before === '' ? words : `${before} ${words}`)
}

/** A separate component, so that typing does not render the whole form. */
function HelpBeside({ form, help }: QuestionProps) {
  return <CrisisNote {...help} description={form.useWatchValue('description')} title={form.useWatchValue('title')} />
}

function IntensityInput({ form }: QuestionProps) {
  return (
    <IntensitySlider
      onChange={(value) => form.setFieldValue('intensity', value, { forceUpdate: false })}
      value={form.useWatchValue('intensity')}
    />
  )
}

function SinceInput({ form }: QuestionProps) {
  const choose = (since: Since | null) => {
    form.setFieldValue('since', since, { forceUpdate: false })
    // Words and a date answer the same question, so choosing words clears the date.
    if (since !== null) form.setFieldValue('startDate', null, { forceUpdate: false })
  }
  return <SinceChoice onChange={choose} value={form.useWatchValue('since')} />
}

function StartInput({ form }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <SymptomDay
      description={t('posts.form.startDateHint')}
      form={form}
      onChosen={() => form.setFieldValue('since', null, { forceUpdate: false })}
      label={<OptionalLabel field="startDate" />}
      path="startDate"
    />
  )
}

function DurationInput({ form }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      key={form.key('duration')}
      label={<OptionalLabel field="duration" />}
      placeholder={t('posts.form.durationPlaceholder')}
      {...form.getInputProps('duration')}
    />
  )
}

function CountryInput({ form }: QuestionProps) {
  const { t } = useTranslation()
  const value = form.useWatchValue('country')
  return (
    <CountrySelect
      description={value !== null && value === browserCountry() ? t('posts.form.countrySuggested') : undefined}
      error={form.errors.country}
      label={<OptionalLabel field="country" />}
      onChange={(code) => form.setFieldValue('country', code, { forceUpdate: false })}
      value={value}
    />
  )
}

function PostalCodeInput({ form }: QuestionProps) {
  const { t } = useTranslation()
  const [country, typed] = [form.useWatchValue('country'), form.useWatchValue('postalCode')]
  const isUnread = typed.trim() !== '' && country !== null && readPostalCode(country, typed).zone === ''
  return (
    <TextInput
      autoComplete="postal-code"
      description={isUnread && t('posts.form.postalCodeUnread')}
      key={form.key('postalCode')}
      label={<OptionalLabel field="postalCode" />}
      {...form.getInputProps('postalCode')}
    />
  )
}

function TagsInput({ form, help }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <>
      <TagPicker
        description={t('posts.form.tagsHint', { max: TAGS_MAX })}
        error={form.errors.tags}
        label={<OptionalLabel field="tags" />}
        onChange={(next) => form.setFieldValue('tags', next, { forceUpdate: false })}
        onType={(text) => {
          form.setFieldValue('typedTag', text, { forceUpdate: false })
          form.clearFieldError('tags')
        }}
        tags={form.useWatchValue('tags')}
        typed={form.useWatchValue('typedTag')}
      />
      <SuggestedBeside form={form} help={help} />
    </>
  )
}

function SuggestedBeside({ form, help }: QuestionProps) {
  return (
    <Suspense>
      <SuggestedTags
        description={form.useWatchValue('description')}
        isVisitor={help.memberId === null}
        onChange={(next) => form.setFieldValue('tags', next, { forceUpdate: false })}
        tags={form.useWatchValue('tags')}
        title={form.useWatchValue('title')}
      />
    </Suspense>
  )
}
