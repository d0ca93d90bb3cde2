import { useTranslation } from 'react-i18next'
import { SheetActs as Acts } from '#web/foundation/ui/layout/sheet-acts.tsx'

type SheetActsProps = { form: string; confirm: string; isPending: boolean; onCancel: () => void }

export function SheetActs({ confirm, ...rest }: SheetActsProps) {
  const { t } = useTranslation()
  return <Acts {...rest} cancel={t('ui.cancel')} send={rest.isPending ? t('security.working') : confirm} />
}
