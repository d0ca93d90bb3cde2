import { Button, Select } from '@mantine/core'
import { IconPhone, IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import type { CallDesk, Stage } from './call-desk.ts'
import classes from './call-preview.module.css'
import type { Device } from './devices.ts'
import { LivePicture } from './live-picture.tsx'
import type { OwnState } from './own-media.ts'
import { TroubleNote } from './trouble-note.tsx'

type CallPreviewProps = { desk: CallDesk; preview: Extract<Stage, { at: 'preview' }>; own: OwnState }

/** Before ringing: how one will be heard and, if one wants, seen. */
export function CallPreview({ desk, preview: { callee, isRinging, error }, own }: CallPreviewProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { name } = callee
  const { devices, hasCamera, hasMicrophone, opening, trouble, view } = own
  const media = desk.own()
  const isMute = !hasMicrophone && trouble?.source === 'microphone'
  const ringWord = isMute ? t('call.preview.ringMute') : t('call.preview.ring')
  const footer = (
    <>
      <Button onClick={desk.leave} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button
        aria-disabled={isRinging || undefined}
        leftSection={<IconPhone aria-hidden size={20} />}
        onClick={() => void desk.ring()}
      >
        {isRinging ? t('call.preview.ringing') : ringWord}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen onClose={desk.leave} title={t('call.preview.title', { name })}>
      <div className={classes.preview}>
        <p>{t('call.preview.intro')}</p>
        <div className={classes.picture}>
          {hasCamera && view ? (
            <LivePicture isMirrored label={t('call.preview.picture')} stream={view} />
          ) : (
            <p>
              <IconVideoOff aria-hidden size={28} />
              {t('call.preview.pictureOff')}
            </p>
          )}
        </div>
        <Button
          aria-disabled={opening === 'camera' || undefined}
          data-autofocus
          leftSection={hasCamera ? <IconVideoOff aria-hidden size={20} /> : <IconVideo aria-hidden size={20} />}
          onClick={() => (hasCamera ? media.hideCamera() : opening !== 'camera' && void media.showCamera())}
          variant="light"
        >
          {hasCamera ? t('call.preview.hideCamera') : t('call.preview.showCamera')}
        </Button>
        {opening === 'microphone' && <Note role="status">{t('call.preview.asking')}</Note>}
        {trouble && (
          <TroubleNote
            onRetry={() => void (trouble.source === 'camera' ? media.showCamera() : media.speak())}
            trouble={trouble}
          />
        )}
        {hasMicrophone && devices.microphones.length > 0 && (
          <Select
            allowDeselect={false}
            data={optionsOf(devices.microphones, (number) => t('call.preview.unnamedMicrophone', { number }))}
            label={t('call.preview.microphone')}
            onChange={(id) => id && void media.speak(id)}
            value={own.microphoneId ?? null}
          />
        )}
        {hasCamera && devices.cameras.length > 0 && (
          <Select
            allowDeselect={false}
            data={optionsOf(devices.cameras, (number) => t('call.preview.unnamedCamera', { number }))}
            label={t('call.preview.camera')}
            onChange={(id) => id && void media.showCamera(id)}
            value={own.cameraId ?? null}
          />
        )}
        {error !== undefined && (
          <Note role="alert" tone="brique">
            {failureText(error, { t, dates }).message}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

const optionsOf = (devices: readonly Device[], unnamed: (number: number) => string) =>
  devices.map(({ id, label }, index) => ({ value: id, label: label || unnamed(index + 1) }))
