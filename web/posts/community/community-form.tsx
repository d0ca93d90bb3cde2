import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FocusEvent, type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX, PLACE_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import { COMMUNITY_DEFAULTS } from '#contract/posts/rules.ts'
import type { CommunityEntry, Post } from '#contract/posts/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import { useStayForHelp } from '#web/foundation/crisis/sent-words.tsx'
import { openDraft } from '#web/foundation/editing/draft.ts'
import { useDraft } from '#web/foundation/editing/use-draft.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { CountedInput, CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { MediaField } from '#web/media/media-field.tsx'
import { newPublishing } from '../compose/publishing-mark.ts'
import { fr as form } from '../compose/texts.form.fr.ts'
import { COMMUNITY_HELP, CrisisNote, wordsOf } from '../feed/crisis-note.tsx'
import { TagPicker } from '../tags/tag-picker.tsx'
import { CommunityFooter } from './community-footer.tsx'
import { COMMUNITY, type CommunityValues, communityForm } from './community-values.ts'
import { fr as community } from './texts.community.fr.ts'
import { useCommunityPublishing } from './use-community-publishing.ts'

const texts = { posts: { community, form } }

export type CommunityFormProps = {
  entry: CommunityEntry
  isOpen: boolean
  onClose: () => void
  onPublished?: (post: Post) => void
  opener: RefObject<HTMLButtonElement | null>
  startsWith?: 'words' | 'media'
}

export function CommunityForm(props: CommunityFormProps) {
  useTexts(texts)
  const { me } = useMe()
  const maySpeakForTeam = me?.roles.some((role) => role !== 'medical_professional') ?? false
  return me && <MembersForm {...props} maySpeakForTeam={maySpeakForTeam} memberId={me.id} />
}

type MembersFormProps = CommunityFormProps & {
  memberId: string
  maySpeakForTeam: boolean
}

function MembersForm({
  memberId,
  maySpeakForTeam,
  entry,
  isOpen,
  onClose,
  onPublished,
  startsWith = 'words',
}: MembersFormProps) {
  const { t } = useTranslation()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const drafted = useDraft(() => openDraft(memberId, COMMUNITY, { mark: newPublishing(), base: communityForm.blank() }))
  const { form } = drafted
  const tags = form.useWatchValue('tags')
  const typedTag = form.useWatchValue('typedTag')
  const defaults = COMMUNITY_DEFAULTS[entry][useLanguage()]
  const close = () => {
    drafted.draft.flush()
    onClose()
  }
  const help = { memberId, place: COMMUNITY_HELP }
  const [published, setPublished] = useState('')
  const stay = useStayForHelp(help, onClose)
  const [isByTeam, setByTeam] = useState(false)
  const publishing = useCommunityPublishing({
    entry,
    isByTeam: maySpeakForTeam && isByTeam,
    drafted,
    memberId,
    element,
    onPublished: (post) => {
      onPublished?.(post)
      setPublished(wordsOf(post))
      stay.afterSending()
    },
  })
  const sent = stay.sheet({ title: t(`posts.community.done.${entry}.title`), words: published, isOpen })
  if (sent) return sent
  return (
    <Sheet
      footer={<CommunityFooter formId={formId} hasSomething={drafted.hasSomething} publishing={publishing} />}
      isOpen={isOpen}
      onClose={close}
      title={t(`posts.community.title.${entry}`)}
    >
      <form
        aria-label={t(`posts.community.title.${entry}`)}
        className="stack fit g5"
        id={formId}
        noValidate
        onSubmit={publishing.submit}
        ref={element}
      >
        <TitleInput form={form} hint={defaults.title} isFirst={startsWith === 'words'} />
        <DescriptionInput form={form} />
        <HelpIn form={form} memberId={memberId} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hands on the focus that the dialog gives it */}
        <div data-autofocus={startsWith === 'media' || undefined} onFocus={leadInside} tabIndex={-1}>
          <MediaField
            error={form.errors.mediaIds}
            onChange={() => form.clearFieldError('mediaIds')}
            uploads={publishing.uploads}
          />
        </div>
        <TagPicker
          description={t('posts.form.tagsHint', { max: TAGS_MAX })}
          error={form.errors.tags}
          label={
            <>
              {communityForm.label('tags', t)} <Optional />
            </>
          }
          onChange={(next) => form.setFieldValue('tags', next, { forceUpdate: false })}
          onType={(text) => {
            form.setFieldValue('typedTag', text, { forceUpdate: false })
            form.clearFieldError('tags')
          }}
          tags={tags}
          typed={typedTag}
        />
        <PlaceInput form={form} />
        {maySpeakForTeam && (
          <Checkbox
            checked={isByTeam}
            description={t('posts.community.byTeamHint')}
            label={t('posts.community.byTeam')}
            onChange={({ currentTarget }) => setByTeam(currentTarget.checked)}
          />
        )}
        <NoLinksIn form={form} />
        {publishing.failure && (
          <Note icon={IconAlertTriangle} role="status" title={publishing.failure.title} tone="brique">
            {publishing.failure.message}
          </Note>
        )}
      </form>
    </Sheet>
  )
}

type Form = UseFormReturnType<CommunityValues>

// The parts that follow what is typed are components of their own, so that typing does not render the whole form.

function TitleInput({ form, hint, isFirst }: { form: Form; hint: string; isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <CountedInput
      data-autofocus={isFirst || undefined}
      description={t('posts.community.titleHint', { title: hint })}
      key={form.key('title')}
      label={
        <>
          {communityForm.label('title', t)} <Optional />
        </>
      }
      max={TITLE_MAX}
      text={form.useWatchValue('title')}
      {...form.getInputProps('title')}
    />
  )
}

function DescriptionInput({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <CountedTextarea
      autosize
      description={t('posts.community.descriptionHint')}
      key={form.key('description')}
      label={
        <>
          {communityForm.label('description', t)} <Optional />
        </>
      }
      max={DESCRIPTION_MAX}
      maxRows={12}
      minRows={4}
      text={form.useWatchValue('description')}
      {...form.getInputProps('description')}
    />
  )
}

function PlaceInput({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <CountedInput
      autoComplete="off"
      description={t('posts.community.placeHint')}
      key={form.key('place')}
      label={
        <>
          {communityForm.label('place', t)} <Optional />
        </>
      }
      max={PLACE_MAX}
      placeholder={t('posts.community.placePlaceholder')}
      text={form.useWatchValue('place')}
      {...form.getInputProps('place')}
    />
  )
}

function HelpIn({ form, memberId }: { form: Form; memberId: string }) {
  const [title, description] = [form.useWatchValue('title'), form.useWatchValue('description')]
  return <CrisisNote description={description} memberId={memberId} place={COMMUNITY_HELP} title={title} />
}

function NoLinksIn({ form }: { form: Form }) {
  const [title, description, place] = [
    form.useWatchValue('title'),
    form.useWatchValue('description'),
    form.useWatchValue('place'),
  ]
  return <NoLinksLater words={[title, description, place]} />
}

function leadInside({ target, currentTarget }: FocusEvent<HTMLDivElement>): void {
  if (target === currentTarget) currentTarget.querySelector('button')?.focus()
}
