import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftLine } from '#web/foundation/editing/draft-line.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/card.tsx'
import { MediaField } from '#web/media/media-field.tsx'
import { PublishRow } from './publish-row.tsx'
import classes from './symptom-form.module.css'
import { SymptomQuestions } from './symptom-questions.tsx'
import { fr as form } from './texts.form.fr.ts'
import { useSymptomDraft } from './use-symptom-draft.ts'
import { useSymptomPublishing } from './use-symptom-publishing.ts'
import { SYMPTOM_HELP } from './words-help.tsx'

const texts = { posts: { form } }

type SymptomFormProps = {
  /** Null for a visitor, who may fill the form and signs in to publish. */
  memberId: string | null
}

/** Four short parts to describe a symptom, kept on this device until it is published. */
export function SymptomForm({ memberId }: SymptomFormProps) {
  useTexts(texts)
  // Another person is another form, with their own draft.
  return <PersonsForm key={memberId} memberId={memberId} />
}

function PersonsForm({ memberId }: SymptomFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const drafted = useSymptomDraft(memberId)
  const publishing = useSymptomPublishing({ drafted, memberId, element })
  const { form, keptAt, isFilled } = drafted
  const isVisitor = memberId === null
  return (
    <Card className={classes.card}>
      <form aria-label={t('posts.form.title')} noValidate onSubmit={publishing.submit} ref={element}>
        <SymptomQuestions
          form={form}
          help={{ memberId, place: SYMPTOM_HELP }}
          hints={{ where: t('posts.form.whereHint') }}
        >
          <MediaField
            error={form.errors.mediaIds}
            onChange={() => form.clearFieldError('mediaIds')}
            uploads={publishing.uploads}
          />
        </SymptomQuestions>
        <PublishRow form={form} isReady={isFilled} isVisitor={isVisitor} publishing={publishing} />
        {keptAt && (
          <DraftLine
            className={classes.draft}
            discardText={t('posts.form.discardText')}
            isVisitor={isVisitor}
            keptAt={keptAt}
            onDiscard={publishing.startAfresh}
          />
        )}
      </form>
    </Card>
  )
}
