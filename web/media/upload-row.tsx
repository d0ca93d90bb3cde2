import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconRefresh, IconX } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import type { Dates } from '#web/foundation/dates.ts'
import { failureText } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { fileFaultText } from './file-fault-text.ts'
import { isUnderWay, percentSent, type Upload } from './upload.ts'
import { UploadBar } from './upload-bar.tsx'
import classes from './upload-list.module.css'
import { uploadTexts } from './upload-texts.ts'
import { UploadThumbnail } from './upload-thumbnail.tsx'

type UploadRowProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const dates = useDates()
  const { file, state } = upload
  const { name } = file
  const isMoving = isUnderWay(upload)
  const removal = useRef<HTMLButtonElement>(null)
  return (
    <li className={`middle ${classes.row}`} data-state={state.at}>
      <UploadThumbnail upload={upload} />
      <div className={`shrinks stack g0 ${classes.words}`}>
        <p dir="auto" className={`cut semibold text-sm ${classes.name}`} title={name}>
          {name}
        </p>
        <p className={`line g1 top quiet tabular ${classes.state}`}>
          {state.at === 'ready' && state.media.isWidelyPlayed && <IconCircleCheck aria-hidden size={18} />}
          {isWarned(upload) && <IconAlertTriangle aria-hidden size={18} />}
          <span>{stateText(upload, t, dates)}</span>
        </p>
        {isMoving && (
          <UploadBar
            className={classes.bar}
            isPaused={state.at === 'paused'}
            label={t('media.progressOf', { name })}
            percent={percentSent(upload)}
          />
        )}
      </div>
      <div className={`middle ${classes.acts}`}>
        {state.at === 'failed' && (
          <Button
            aria-label={t('media.retryOf', { name })}
            leftSection={<IconRefresh aria-hidden size={18} />}
            onClick={() => {
              onRetry()
              removal.current?.focus()
            }}
            variant="light"
          >
            {t('media.retry')}
          </Button>
        )}
        <ActionIcon
          aria-label={isMoving ? t('media.cancel', { name }) : t('media.remove', { name })}
          onClick={onRemove}
          ref={removal}
          variant="quiet"
        >
          <IconX aria-hidden size={20} />
        </ActionIcon>
      </div>
    </li>
  )
}

const isWarned = ({ state }: Upload): boolean =>
  state.at === 'failed' || state.at === 'refused' || (state.at === 'ready' && !state.media.isWidelyPlayed)

function stateText(upload: Upload, t: TFunction, dates: Dates): string {
  const { state } = upload
  switch (state.at) {
    case 'refused':
      return fileFaultText(state.fault, t)
    case 'failed':
      return t('media.state.failed', { reason: failureText(state.error, { t, dates }).message })
    case 'ready':
      return readyText(state.media, t)
    case 'sending':
      return t('media.state.sending', { percent: percentSent(upload) })
    case 'paused':
      return t('media.state.paused', { percent: percentSent(upload) })
    default:
      return t(`media.state.${state.at}`)
  }
}

export function readyText({ isWidelyPlayed, large }: Media, t: TFunction): string {
  if (isWidelyPlayed) return t('media.state.ready')
  return t(large === null ? 'media.state.readyUnseen' : 'media.state.readyForSome')
}
