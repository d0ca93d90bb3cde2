import { useTranslation } from 'react-i18next'
import { faultsOfError, faultText, useFailureText } from '#web/foundation/failure.ts'

export function StartFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  // For a title that is not a story's, each branch of the union reports a fault: the last one is about the title's text.
  const faults = faultsOfError(error)
  const tooMany = faults.find(({ code }) => code === 'tooMany')
  if (tooMany) return t('journal.start.tooMany', { n: tooMany.n ?? 0 })
  const [fault] = faults
  return fault ? faultText(fault, t) : failureText(error).message
}
