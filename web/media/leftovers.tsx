import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { uploadTexts } from './upload-texts.ts'

/** The error of a media field when a file could not be uploaded. It is a component, so that it follows a change of language. */
export function Leftovers() {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  return t('media.publishing.leftovers')
}
