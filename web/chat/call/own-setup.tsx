import { Button, Select } from '@mantine/core'
import { IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import type { Device } from './devices.ts'
import { LivePicture } from './live-picture.tsx'
import type { OwnMedia, OwnState } from './own-media.ts'
import classes from './own-setup.module.css'
import { TroubleNote } from './trouble-note.tsx'

/** Before one talks: how one will be heard and, if one wants, seen. */
export function OwnSetup({ media, own }: { media: OwnMedia; own: OwnState }) {
  const { t } = useTranslation()
  const { devices, hasCamera, hasMicrophone, opening, trouble, view } = own
  return (
    <>
      <div className={classes.picture} data-on={(hasCamera && view !== undefined) || undefined}>
        {hasCamera && view ? (
          <LivePicture isMirrored label={t('call.preview.picture')} stream={view} />
        ) : (
          <p>
            <IconVideoOff aria-hidden size={24} />
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
      {trouble && <TroubleNote media={media} trouble={trouble} />}
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
    </>
  )
}

const optionsOf = (devices: readonly Device[], unnamed: (number: number) => string) =>
  devices.map(({ id, label }, index) => ({ value: id, label: label || unnamed(index + 1) }))
