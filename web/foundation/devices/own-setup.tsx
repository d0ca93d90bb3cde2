import { Button, Select } from '@mantine/core'
import { IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import type { Device } from './devices.ts'
import { LivePicture } from './live-picture.tsx'
import type { OwnMedia, OwnState } from './own-media.ts'
import classes from './own-setup.module.css'
import { fr as devices } from './texts.fr.ts'
import { TroubleNote } from './trouble-note.tsx'

const texts = { devices }

type OwnSetupProps = {
  media: OwnMedia
  own: OwnState
  /** Says what the person can still do without a microphone. */
  unheard?: string
}

export function OwnSetup({ media, own, unheard }: OwnSetupProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { devices, hasCamera, hasMicrophone, opening, trouble, view } = own
  return (
    <>
      <div className={`centred text-sm ${classes.picture}`} data-on={(hasCamera && view !== undefined) || undefined}>
        {hasCamera && view ? (
          <LivePicture isMirrored label={t('devices.picture')} stream={view} />
        ) : (
          <p>
            <IconVideoOff aria-hidden size={24} />
            {t('devices.pictureOff')}
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
        {hasCamera ? t('devices.hideCamera') : t('devices.showCamera')}
      </Button>
      {opening === 'microphone' && <Note role="status">{t('devices.asking')}</Note>}
      {trouble && <TroubleNote media={media} trouble={trouble} {...(unheard && { unheard })} />}
      {hasMicrophone && devices.microphones.length > 0 && (
        <Select
          allowDeselect={false}
          data={optionsOf(devices.microphones, (number) => t('devices.unnamedMicrophone', { number }))}
          label={t('devices.microphone')}
          onChange={(id) => id && void media.speak(id)}
          value={own.microphoneId ?? null}
        />
      )}
      {hasCamera && devices.cameras.length > 0 && (
        <Select
          allowDeselect={false}
          data={optionsOf(devices.cameras, (number) => t('devices.unnamedCamera', { number }))}
          label={t('devices.camera')}
          onChange={(id) => id && void media.showCamera(id)}
          value={own.cameraId ?? null}
        />
      )}
    </>
  )
}

const optionsOf = (devices: readonly Device[], unnamed: (number: number) => string) =>
  devices.map(({ id, label }, index) => ({ value: id, label: label || unnamed(index + 1) }))
