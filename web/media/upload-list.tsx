import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import type { Upload } from './upload.ts'
import { readyText, UploadRow } from './upload-row.tsx'
import { uploadTexts } from './upload-texts.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: (id: string) => void
  onRemove: (upload: Upload) => void
  onSaid: (words: string) => void
}

export function UploadList({ uploads, onRetry, onRemove, onSaid }: UploadListProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const paused = uploads.find(({ state }) => state.at === 'paused')?.file.name
  const forSome = uploads.find(({ state }) => state.at === 'ready' && !state.media.isWidelyPlayed)
  const tellPaused = useEffectEvent((name: string) => onSaid(t('media.spoken.paused', { name })))
  const tellForSome = useEffectEvent(() => {
    if (forSome?.state.at === 'ready')
      onSaid(t('media.spoken.forSome', { name: forSome.file.name, words: readyText(forSome.state.media, t) }))
  })
  useEffect(() => {
    if (paused !== undefined) tellPaused(paused)
  }, [paused])
  useEffect(() => {
    if (forSome?.id !== undefined) tellForSome()
  }, [forSome?.id])

  if (uploads.length === 0) return null
  return (
    <ul aria-label={t('media.files')} className="stack g2">
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
