import type { UseFormReturnType } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { type FailureText, isRefusal } from '../failure.ts'
import { type DraftKind, openDraft } from './draft.ts'
import type { EditMark } from './edit-drafts.ts'
import type { FormDescription } from './form-description.ts'
import { useDraft } from './use-draft.ts'
import { type Explained, type Read, useFormSending } from './use-form-sending.ts'
import { useReader } from './use-reader.ts'
import { useVersionChoice } from './use-version-choice.ts'

type Opened<Thing, Stored extends object, Values extends Record<string, unknown>, Fields, Field extends string> = {
  memberId: string
  kind: DraftKind<Values, EditMark>
  description: FormDescription<Stored, Values, Field>
  thing: Thing
  /** Returns the fields of the thing that the form changes. */
  toldBy: (thing: Thing) => Stored
  tidy?: (form: UseFormReturnType<Values>) => void
  /** @param over  the newest known version of the thing */
  read: (values: Values, now: Date, over: Thing) => Read<Fields>
  showFaults: (form: UseFormReturnType<Values>, faults: readonly FieldFault[]) => void
  onFaults?: (faults: readonly FieldFault[]) => void
  save: (fields: Fields & EditMark) => Promise<Thing>
  readAgain: () => Promise<Thing>
  explain: (refused: unknown, text: FailureText) => Explained
  onSaved: (thing: Thing) => void
  leave: (thing: Thing) => void
}

/**
 * Runs the form that changes a stored thing. It begins with the stored draft, and saves over the version on which the changes are based. When
 * another version was saved meanwhile, it keeps both until the member chooses one.
 */
export function useEditing<
  Thing extends { version: number },
  Stored extends object,
  Values extends Record<string, unknown>,
  Fields extends object,
  Field extends string,
>({ memberId, kind, description, thing, toldBy, ...acts }: Opened<Thing, Stored, Values, Fields, Field>) {
  const valuesOf = (one: Thing) => description.valuesOf(toldBy(one))
  const drafted = useDraft(() => openDraft(memberId, kind, { mark: { version: thing.version }, base: valuesOf(thing) }))
  const { draft, form, isChanged } = drafted
  const reader = useReader()
  const [stored, setStored] = useState(thing)
  const [isConflictShown, setConflictShown] = useState(() => draft.current().mark.version !== thing.version)

  const sending = useFormSending({
    drafted,
    tidy: () => acts.tidy?.(form),
    read: (values, now) => acts.read(values, now, stored),
    showFaults: (faults) => acts.showFaults(form, faults),
    onFaults: acts.onFaults,
    send: async (fields: Fields, { version }) => {
      try {
        return await acts.save({ ...fields, version })
      } catch (refused) {
        if (!isRefusal(refused, 'EDITED_ELSEWHERE')) throw refused
        setStored(await acts.readAgain())
        setConflictShown(true)
        return undefined
      }
    },
    onSent: (saved, { isHere, hasGoneOn }) => {
      acts.onSaved(saved)
      if (hasGoneOn) {
        setStored(saved)
        draft.goOnFrom(valuesOf(saved), { version: saved.version }, form.getValues())
      } else {
        draft.finish()
        if (isHere) acts.leave(saved)
      }
    },
    explain: acts.explain,
  })

  const goOnWith = (values: Values) => {
    if (values !== form.getValues()) form.setValues(values)
    form.clearErrors()
    draft.goOnFrom(valuesOf(stored), { version: stored.version }, values)
    setConflictShown(false)
  }
  const { choice, keepMine, takeStored, takeBack } = useVersionChoice({
    mine: () => form.getValues(),
    stored: () => valuesOf(stored),
    goOnWith,
  })
  const differences = () => {
    const [theirs, mine] = [valuesOf(stored), form.getValues()]
    return description.differing(theirs, mine).map((field) => ({
      label: description.label(field, reader.t),
      stored: description.words(theirs, field, reader),
      mine: description.words(mine, field, reader),
    }))
  }

  return {
    ...drafted,
    ...sending,
    submit: (event: FormEvent) => (draft.current().isChanged ? sending.submit(event) : event.preventDefault()),
    isHeld: sending.isHeld || !isChanged || !drafted.isFilled,
    discard: () => goOnWith(valuesOf(stored)),
    choice,
    takeBack,
    conflict: {
      isOpen: isConflictShown,
      differences: isConflictShown ? differences() : [],
      onClose: () => setConflictShown(false),
      onKeepMine: keepMine,
      onTakeStored: takeStored,
    },
  }
}
