import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type SheetActsProps = { form: string; confirm: string; isPending: boolean; onCancel: () => void }

/** The foot of a dialog with a form: leave, or send. While it is sent the button keeps the focus. */
export function SheetActs({ form, confirm, isPending, onCancel }: SheetActsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button onClick={onCancel} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button aria-disabled={isPending || undefined} data-disabled={isPending || undefined} form={form} type="submit">
        {isPending ? t('security.working') : confirm}
      </Button>
    </>
  )
}
