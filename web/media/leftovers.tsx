import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { uploadTexts } from './upload-texts.ts'

/** A component, so that the error follows a change of language. */
export function Leftovers() {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  return t('media.publishing.leftovers')
}
