import { useTranslation } from 'react-i18next'
import { faultsOfError, faultText, useFailureText } from '#web/foundation/failure.ts'

/** Why a journal could not be started, in words. */
export function StartFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  // Of a title of one's own every part of the union complains: the last is about its words.
  const faults = faultsOfError(error)
  const tooMany = faults.find(({ code }) => code === 'tooMany')
  if (tooMany) return t('journal.start.tooMany', { n: tooMany.n ?? 0 })
  const [fault] = faults
  return fault ? faultText(fault, t) : failureText(error).message
}
