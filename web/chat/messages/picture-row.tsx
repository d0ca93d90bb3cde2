import { useTranslation } from 'react-i18next'
import type { Upload } from '#web/media/upload.ts'
import { UploadRow } from '#web/media/upload-row.tsx'

type PictureRowProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

export function PictureRow({ upload, onRetry, onRemove }: PictureRowProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('chat.composer.onePicture')}>
      <UploadRow onRemove={onRemove} onRetry={onRetry} upload={upload} />
    </ul>
  )
}
