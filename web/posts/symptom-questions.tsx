import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import type { SymptomFields } from '#contract/posts/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { Optional } from '#web/foundation/ui/optional.tsx'
import { CountrySelect } from './country-select.tsx'
import { IntensitySlider } from './intensity-slider.tsx'
import { SymptomDay } from './symptom-day.tsx'
import { FieldRow, FormGroup } from './symptom-form-group.tsx'
import type { SymptomForm } from './symptom-form-state.ts'
import { symptomForm } from './symptom-values.ts'
import { TagPicker } from './tag-picker.tsx'
import { TravelList } from './travel-list.tsx'
import { WordsHelp, type WordsPlace } from './words-help.tsx'

/** The form's four short parts: Ce que je ressens, Depuis quand, Où, Pour mieux me comprendre. */
const PARTS = ['feeling', 'since', 'where', 'understand'] as const
type Part = (typeof PARTS)[number]

type QuestionProps = { form: SymptomForm; help: WordsPlace }
type Question = {
  part: Part
  Input: (props: QuestionProps) => ReactNode
  /** Stands beside its neighbour where there is room. */
  isNarrow?: true
}

/** What the form asks, in its order. A field of the contract does not compile until it is asked for. */
const QUESTIONS: Record<keyof SymptomFields, Question> = {
  title: { part: 'feeling', Input: TitleInput },
  description: { part: 'feeling', Input: DescriptionInput },
  intensity: { part: 'feeling', Input: IntensityInput },
  startDate: { part: 'since', Input: StartInput, isNarrow: true },
  duration: { part: 'since', Input: DurationInput, isNarrow: true },
  country: { part: 'where', Input: CountryInput, isNarrow: true },
  postalCode: { part: 'where', Input: PostalCodeInput, isNarrow: true },
  travels: { part: 'where', Input: TravelList },
  tags: { part: 'understand', Input: TagsInput },
}

const questionsOf = (part: Part) => Object.entries(QUESTIONS).filter(([, question]) => question.part === part)

type SymptomQuestionsProps = QuestionProps & {
  hints: { [Name in Part]?: string | undefined }
  /** The last of what is asked: files. */
  children?: ReactNode
}

/** Everything that is asked of a symptom, in four short parts. */
export function SymptomQuestions({ form, help, hints, children }: SymptomQuestionsProps) {
  const { t } = useTranslation()
  return PARTS.map((part, index) => {
    const drawn = (isNarrow: boolean) =>
      questionsOf(part)
        .filter(([, question]) => Boolean(question.isNarrow) === isNarrow)
        .map(([name, { Input }]) => <Input form={form} help={help} key={name} />)
    const beside = drawn(true)
    return (
      <FormGroup hint={hints[part]} key={part} number={index + 1} title={t(`posts.form.${part}`)}>
        {beside.length > 0 && <FieldRow>{beside}</FieldRow>}
        {drawn(false)}
        {index === PARTS.length - 1 && children}
      </FormGroup>
    )
  })
}

/** The name of what may be left out. */
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
  const written = useNumbers()
  return (
    <TextInput
      description={t('posts.form.titleHint', { max: written(TITLE_MAX) })}
      key={form.key('title')}
      label={symptomForm.label('title', t)}
      placeholder={t('posts.form.titlePlaceholder')}
      required
      {...form.getInputProps('title')}
    />
  )
}

function DescriptionInput({ form, help }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <>
      <Textarea
        autosize
        description={t('posts.form.descriptionHint')}
        key={form.key('description')}
        label={symptomForm.label('description', t)}
        maxRows={16}
        minRows={5}
        required
        {...form.getInputProps('description')}
      />
      <HelpBeside form={form} help={help} />
    </>
  )
}

/** Of its own, so that a letter typed does not redraw the form. */
function HelpBeside({ form, help }: QuestionProps) {
  return <WordsHelp {...help} description={form.useWatchValue('description')} title={form.useWatchValue('title')} />
}

function IntensityInput({ form }: QuestionProps) {
  return (
    <IntensitySlider
      onChange={(value) => form.setFieldValue('intensity', value, { forceUpdate: false })}
      value={form.useWatchValue('intensity')}
    />
  )
}

function StartInput({ form }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <SymptomDay
      description={t('posts.form.startDateHint')}
      form={form}
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
  return (
    <CountrySelect
      error={form.errors.country}
      label={<OptionalLabel field="country" />}
      onChange={(code) => form.setFieldValue('country', code, { forceUpdate: false })}
      value={form.useWatchValue('country')}
    />
  )
}

function PostalCodeInput({ form }: QuestionProps) {
  return (
    <TextInput
      autoComplete="postal-code"
      key={form.key('postalCode')}
      label={<OptionalLabel field="postalCode" />}
      {...form.getInputProps('postalCode')}
    />
  )
}

function TagsInput({ form }: QuestionProps) {
  const { t } = useTranslation()
  return (
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
  )
}
