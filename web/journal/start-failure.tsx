import { useTranslation } from 'react-i18next'
import { failureText, faultsOfError, faultText } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'

/** Why a journal could not be started, in words. */
export function StartFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const dates = useDates()
  // Of a title of one's own every part of the union complains: the last is about its words.
  const faults = faultsOfError(error)
  const tooMany = faults.find(({ code }) => code === 'tooMany')
  if (tooMany) return t('journal.start.tooMany', { n: tooMany.n ?? 0 })
  const [fault] = faults
  return fault ? faultText(fault, t) : failureText(error, { t, dates }).message
}
