import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/journal/schema.ts'
import {
  type FailureText,
  faultsOfError,
  faultText,
  isForeseen,
  isRefusal,
  useFailureText,
} from '#web/foundation/failure.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import { entryAsStored, usePutEntry } from '../api.ts'
import { comparableFields, type DayDraftStore, type DaySaid, isComplete, saysSame } from './day-draft.ts'

type Saving = { journalId: string; day: string; entry: Entry | null; draftStore: DayDraftStore; onSaved: () => void }

/** Where the day changed meanwhile, both versions are kept until one is chosen. */
export function useDaySaving({ journalId, day, entry, draftStore, onSaved }: Saving) {
  const { draft, latest, keep, forget } = draftStore
  const { t } = useTranslation()
  const failureText = useFailureText()
  const put = usePutEntry((said) => {
    setFailure(undefined)
    // The values are kept as a draft until they have arrived: a day saved with its initial values has no draft yet, and would be lost with the page.
    keep({ ...comparableFields(said), replaces: said.replaces })
  })
  const [failure, setFailure] = useState<FailureText>()
  const [savedAt, setSavedAt] = useState<Date>()
  const [conflict, setConflict] = useState<{ stored: Entry | null }>()
  const [isComparing, setComparing] = useState(false)

  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { message } = failureText(error)
    const [fault] = faultsOfError(error)
    const reason = fault ? faultText(fault, t) : message
    setFailure({
      title: t('journal.day.failed'),
      message: isForeseen(error) ? reason : t('journal.day.lost', { reason }),
    })
    showFailure({ title: t('journal.day.failed') })
  }
  const compare = async () => {
    setComparing(true)
    try {
      setConflict({ stored: await entryAsStored(journalId, day) })
    } catch (error) {
      fail(error)
    } finally {
      setComparing(false)
    }
  }
  const send = (said: DaySaid, replaces: number | null) => {
    if (isComparing) return
    // A promise is used because the draft must go even when another day is shown meanwhile.
    put.mutateAsync({ id: journalId, day, ...said, replaces }).then(
      ({ version }) => {
        onSaved()
        const now = latest()
        if (now && !saysSame(now, said)) return keep({ ...now, replaces: version })
        forget()
        setSavedAt(new Date())
      },
      (error: unknown) => (isRefusal(error, 'EDITED_ELSEWHERE') ? compare() : fail(error)),
    )
  }
  const settle = () => {
    setConflict(undefined)
    setFailure(undefined)
  }

  return {
    failure,
    savedAt,
    conflict,
    isSaving: put.isPending || isComparing,
    save: (said: DaySaid) => send(said, draft ? draft.replaces : (entry?.version ?? null)),
    forgetOutcome: () => {
      if (savedAt) setSavedAt(undefined)
    },
    putOff: settle,
    takeStored: () => {
      settle()
      forget()
    },
    keepMine: () => {
      settle()
      if (draft && isComplete(draft)) send(comparableFields(draft), conflict?.stored?.version ?? null)
    },
  }
}
