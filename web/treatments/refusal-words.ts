import { useTranslation } from 'react-i18next'
import { faultsOfError, faultText, isRefusal, useFailureText } from '#web/foundation/failure.ts'

export const isFull = (error: unknown): boolean =>
  faultsOfError(error).some(({ path, code }) => path === '' && code === 'tooMany')

export function useRefusalWords(): (error: unknown) => string {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (error) => {
    if (isRefusal(error, 'TRIED_ALREADY')) return t('treatments.form.already')
    if (isFull(error)) return t('treatments.form.tooMany')
    const [fault] = faultsOfError(error)
    return fault ? faultText(fault, t) : failureText(error).message
  }
}
