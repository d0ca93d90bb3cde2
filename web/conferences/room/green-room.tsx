import { Button } from '@mantine/core'
import { IconBroadcast } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { OwnSetup } from '#web/foundation/devices/own-setup.tsx'
import { failureText, isRefusal } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import type { ExpertDesk, ExpertScene } from './expert-desk.ts'
import classes from './green-room.module.css'
import { LevelMeter } from './level-meter.tsx'

type GreenRoomProps = { desk: ExpertDesk; expert: ExpertScene; isOpen: boolean }

/** Before one is seen: how one will be seen and heard. */
export function GreenRoom({ desk, expert: { own, onAir }, isOpen }: GreenRoomProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const isStarting = onAir.at === 'starting'
  const error = onAir.at === 'off' ? onAir.error : undefined
  const footer = (
    <>
      <Button onClick={desk.cancel} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button
        aria-disabled={isStarting || undefined}
        disabled={!own.hasMicrophone}
        leftSection={<IconBroadcast aria-hidden size={20} />}
        onClick={() => !isStarting && desk.start()}
      >
        {isStarting ? t('room.expert.starting') : t('room.expert.start')}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={desk.cancel} title={t('room.expert.title')}>
      <div className={classes.setup}>
        <p>{t('room.expert.intro')}</p>
        <OwnSetup media={desk.media()} own={own} unheard={t('room.expert.unheard')} />
        {own.voice && <LevelMeter label={t('room.self.level')} stream={own.voice} />}
        {!own.hasMicrophone && own.opening === undefined && !own.trouble && <p>{t('room.expert.needed')}</p>}
        {error !== undefined && (
          <Note role="alert" tone="brique">
            {isRefusal(error, 'BROADCAST_AWAY') ? t('room.expert.away') : failureText(error, { t, dates }).message}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
