import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import type { Upload } from './upload.ts'
import classes from './upload-list.module.css'
import { UploadRow } from './upload-row.tsx'
import { uploadTexts } from './upload-texts.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: (id: string) => void
  onRemove: (upload: Upload) => void
  /** Hears the words for a connection that was just lost. */
  onPaused: (words: string) => void
}

/** The files of a form, in the order in which they will be shown. */
export function UploadList({ uploads, onRetry, onRemove, onPaused }: UploadListProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const paused = uploads.find(({ state }) => state.at === 'paused')?.file.name
  const tell = useEffectEvent((name: string) => onPaused(t('media.spoken.paused', { name })))
  useEffect(() => {
    if (paused !== undefined) tell(paused)
  }, [paused])

  if (uploads.length === 0) return null
  return (
    <ul aria-label={t('media.files')} className={classes.list}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          onRemove={() => onRemove(upload)}
          onRetry={() => onRetry(upload.id)}
          upload={upload}
        />
      ))}
    </ul>
  )
}
