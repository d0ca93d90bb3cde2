import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { SheetLinks } from './sheet-links.tsx'
import { fr as sheets } from './texts.fr.ts'

const texts = { sheets }

export function SheetsScreen() {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <>
      <PageTitle intro={t('sheets.intro')}>{t('sheets.title')}</PageTitle>
      <SheetLinks />
    </>
  )
}
