import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainDay } from '#contract/foundation/dates.ts'
import { DraftLine } from '#web/foundation/editing/draft-line.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { MediaField } from '#web/media/media-field.tsx'
import { SYMPTOM_HELP } from '../feed/crisis-note.tsx'
import { fr as detail } from '../post/texts.detail.fr.ts'
import { PublishRow } from './publish-row.tsx'
import classes from './symptom-form.module.css'
import { ScreenHead, ScreenRow } from './symptom-form-screens.tsx'
import { type FormScreen, partOf, SymptomQuestions } from './symptom-questions.tsx'
import { SymptomReview } from './symptom-review.tsx'
import { SymptomThread } from './symptom-thread.tsx'
import { fr as form } from './texts.form.fr.ts'
import { useSymptomDraft } from './use-symptom-draft.ts'
import { useSymptomPublishing } from './use-symptom-publishing.ts'

const texts = { posts: { detail, form } }

type SymptomFormProps = {
  /** Null for a visitor, who may fill the form and signs in to publish. */
  memberId: string | null
  formPath: string
  tried?: {
    ask: (memberId: string, began: string | null) => ReactNode
    onPublished: (memberId: string, postId: string) => Promise<void>
  }
}

export function SymptomForm({ memberId, formPath, tried }: SymptomFormProps) {
  useTexts(texts)
  // The key gives each person their own form and draft.
  return <PersonsForm formPath={formPath} key={memberId} memberId={memberId} tried={tried} />
}

function PersonsForm({ memberId, formPath, tried }: SymptomFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const drafted = useSymptomDraft(memberId, () => {
    setReady(true)
    setScreen('review')
  })
  const isVisitor = memberId === null
  // A story written before sign-up is reviewed by its author once more before it is published.
  const [isReady, setReady] = useState(!isVisitor && drafted.isFilled)
  const [screen, setScreen] = useState<FormScreen>(drafted.isFilled ? 'review' : 'feeling')
  const publishing = useSymptomPublishing({
    ...{ formPath, drafted, memberId, element, handTried: tried?.onPublished },
    reveal: ([first]) => first && setScreen(partOf(first.path)),
  })
  const { form, keptAt, isFilled } = drafted
  const startDate = form.useWatchValue('startDate')
  const began = startDate !== null && isPlainDay(startDate) ? startDate : null
  const startAfresh = () => {
    setReady(false)
    setScreen('feeling')
    publishing.startAfresh()
  }
  return (
    <Card className={classes.card}>
      <form aria-label={t('posts.form.title')} noValidate onSubmit={publishing.submit} ref={element}>
        <SymptomThread isFilled={isFilled} onScreen={setScreen} screen={screen} />
        <ScreenHead help={{ memberId, place: SYMPTOM_HELP }} screen={screen} />
        <SymptomQuestions
          form={form}
          help={{ memberId, place: SYMPTOM_HELP }}
          hints={{ where: t('posts.form.whereHint') }}
          screen={screen}
        >
          <MediaField
            error={form.errors.mediaIds}
            onChange={() => form.clearFieldError('mediaIds')}
            uploads={publishing.uploads}
          />
        </SymptomQuestions>
        <div data-off={screen !== 'review' || undefined}>
          {isReady && isFilled && <ReadyNote formPath={formPath} />}
          {isFilled && <SymptomReview form={form} mediaCount={publishing.uploads.mediaIds.length} />}
          {memberId !== null && tried && <div className={classes.tried}>{tried.ask(memberId, began)}</div>}
          <PublishRow
            form={form}
            isAtHand={isReady && isFilled}
            isReady={isFilled}
            isVisitor={isVisitor}
            publishing={publishing}
          />
        </div>
        <ScreenRow isFilled={isFilled} onScreen={setScreen} screen={screen} />
        {keptAt && (
          <DraftLine
            className={`line middle ${classes.draft}`}
            discardText={t('posts.form.discardText')}
            isVisitor={isVisitor}
            keptAt={keptAt}
            onDiscard={startAfresh}
          />
        )}
      </form>
    </Card>
  )
}

function ReadyNote({ formPath }: { formPath: string }) {
  const { t } = useTranslation()
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (`/${window.location.hash}` !== formPath) return
    // The timer runs after the page's own move of the focus; a person who is typing already keeps the focus.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('input, textarea')) return
      here.current?.focus({ preventScroll: true })
      here.current?.scrollIntoView({ block: 'start' })
    })
    return () => clearTimeout(timer)
  }, [formPath])
  return (
    <div className={`unringed ${classes.ready}`} ref={here} tabIndex={-1}>
      <Note icon={IconCircleCheck} role="status" title={t('posts.form.ready.title')} tone="sauge">
        {t('posts.form.ready.text')}
      </Note>
    </div>
  )
}
