import { useTranslation } from 'react-i18next'

/** That a file of the form could not be added: an error of its media field. Drawn, not kept as words: it follows a change of language. */
export function LeftBehind() {
  const { t } = useTranslation()
  return t('media.publishing.leftBehind')
}
