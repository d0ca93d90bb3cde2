import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { uploadTexts } from './upload-texts.ts'

/** That a file of the form could not be added: an error of its media field. Drawn, not kept as words: it follows a change of language. */
export function LeftBehind() {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  return t('media.publishing.leftovers')
}
