import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#web/foundation/ui/card.tsx'
import { useUploads } from '#web/media/use-uploads.ts'
import { DraftLine } from './draft-line.tsx'
import { FeelingGroup } from './feeling-group.tsx'
import { PublishRow } from './publish-row.tsx'
import { SinceGroup } from './since-group.tsx'
import classes from './symptom-form.module.css'
import { useSymptomForm } from './symptom-form-state.ts'
import { blankSymptom } from './symptom-values.ts'
import { UnderstandingGroup } from './understanding-group.tsx'
import { usePublishing } from './use-publishing.ts'
import { useArrivingDraft, useSymptomDraft } from './use-symptom-draft.ts'
import { WhereGroup } from './where-group.tsx'

type SymptomFormProps = {
  /** Null for a visitor, who may fill the form and signs in to publish. */
  memberId: string | null
}

/** Four short parts to describe a symptom, kept on this device until it is published. */
export function SymptomForm({ memberId }: SymptomFormProps) {
  // Another person is another form, with their own draft.
  return <PersonsForm key={memberId} memberId={memberId} />
}

function PersonsForm({ memberId }: SymptomFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const { keeper, keptAt, formId } = useSymptomDraft(memberId)
  const form = useSymptomForm(keeper.current().values, keeper.change)
  useArrivingDraft({ memberId, keeper, onArrival: form.setValues })
  const uploads = useUploads({ formId, memberId })
  const { hasFiles } = uploads
  useEffect(() => {
    if (hasFiles !== undefined) keeper.holdFiles(hasFiles)
  }, [hasFiles, keeper])
  const { publish, progress, failure } = usePublishing({ form, uploads, keeper, memberId, element })

  const startAfresh = () => {
    uploads.clear()
    form.setValues(blankSymptom())
    form.clearErrors()
    keeper.startAfresh()
  }

  return (
    <Card className={classes.card}>
      <form aria-label={t('posts.form.title')} noValidate onSubmit={publish} ref={element}>
        <FeelingGroup form={form} />
        <SinceGroup form={form} />
        <WhereGroup form={form} />
        <UnderstandingGroup form={form} uploads={uploads} />
        <PublishRow failure={failure} form={form} isVisitor={memberId === null} progress={progress} />
        {keptAt && <DraftLine isVisitor={memberId === null} keptAt={keptAt} onDiscard={startAfresh} />}
      </form>
    </Card>
  )
}
