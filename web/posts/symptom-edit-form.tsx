import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { AskBeforeLeaving } from '#web/foundation/editing/ask-before-leaving.tsx'
import { ChosenVersion } from '#web/foundation/editing/chosen-version.tsx'
import { useKeptOnLeaving } from '#web/foundation/editing/use-kept-on-leaving.ts'
import { useVersionChoice } from '#web/foundation/editing/use-version-choice.ts'
import { Card } from '#web/foundation/ui/card.tsx'
import { DraftLine } from './draft-line.tsx'
import { FeelingGroup } from './feeling-group.tsx'
import { SinceGroup } from './since-group.tsx'
import { SymptomEditConflict } from './symptom-edit-conflict.tsx'
import { openEditKeeper } from './symptom-edit-keeper.ts'
import { SymptomEditRow } from './symptom-edit-row.tsx'
import { useSymptomSaving } from './symptom-edit-saving.ts'
import { SymptomEditTags } from './symptom-edit-tags.tsx'
import { valuesOf } from './symptom-edit-values.ts'
import classes from './symptom-form.module.css'
import { useSymptomForm } from './symptom-form-state.ts'
import type { SymptomValues } from './symptom-values.ts'
import { WhereGroup } from './where-group.tsx'

type SymptomEditFormProps = {
  memberId: string
  /** As it is stored when one comes to change it. */
  post: Post
}

/** The parts of the form by which a symptom was described, to change what it says. Files stay as they are. */
export function SymptomEditForm({ memberId, post }: SymptomEditFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [keeper] = useState(() => openEditKeeper({ memberId, post }))
  const { isChanged, keptAt } = useSyncExternalStore(keeper.subscribe, keeper.current)
  const form = useSymptomForm(keeper.current().values, keeper.change)
  // The newest that is known of it, and whether it differs from what the changes were begun from.
  const [stored, setStored] = useState(post)
  const [isConflictShown, setConflictShown] = useState(() => keeper.current().version !== post.version)
  useKeptOnLeaving(keeper.flush)

  const { save, isSaving, failure } = useSymptomSaving({
    form,
    keeper,
    post: stored,
    element,
    onEditedElsewhere: (newer) => {
      setStored(newer)
      setConflictShown(true)
    },
    onSaved: setStored,
  })

  const goOnWith = (values: SymptomValues) => {
    if (values !== form.getValues()) form.setValues(values)
    form.clearErrors()
    keeper.goOnFrom(stored, values)
    setConflictShown(false)
  }
  const { choice, keepMine, takeStored, takeBack } = useVersionChoice({
    mine: () => form.getValues(),
    stored: () => valuesOf(stored),
    goOnWith,
  })

  return (
    <>
      <Card className={classes.card}>
        <form aria-label={t('posts.edit.title')} noValidate onSubmit={save} ref={element}>
          <FeelingGroup form={form} />
          <SinceGroup form={form} />
          <WhereGroup form={form} />
          <SymptomEditTags form={form} hasMedia={post.media.length > 0} />
          <SymptomEditRow failure={failure} form={form} isChanged={isChanged} isSaving={isSaving} postId={post.id}>
            {choice && <ChosenVersion choice={choice} onTakeBack={takeBack} />}
          </SymptomEditRow>
          {keptAt && <DraftLine isVisitor={false} keptAt={keptAt} onDiscard={() => goOnWith(valuesOf(stored))} />}
        </form>
      </Card>
      <SymptomEditConflict
        isOpen={isConflictShown}
        mine={isConflictShown ? form.getValues() : undefined}
        onClose={() => setConflictShown(false)}
        onKeepMine={keepMine}
        onTakeStored={takeStored}
        stored={stored}
      />
      <AskBeforeLeaving isKept={keptAt !== null} keeper={keeper} />
    </>
  )
}
