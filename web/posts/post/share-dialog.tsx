import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { fr as acts } from './texts.acts.fr.ts'

const texts = { posts: acts }

type ShareDialogProps = { url: string; isOpen: boolean; onClose: () => void }

export function ShareDialog({ url, isOpen, onClose }: ShareDialogProps) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('posts.share.title')}>
      <TextInput
        data-autofocus
        description={t('posts.share.byHand')}
        label={t('posts.share.link')}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        value={url}
      />
    </Sheet>
  )
}
