import { Button, Checkbox } from '@mantine/core'
import { IconBroadcast, IconPlayerRecordFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECORDING_CONSENT, REPLAY_MONTHS, WITHDRAWAL_DAYS } from '#contract/conferences/limits.ts'
import { OwnSetup } from '#web/foundation/devices/own-setup.tsx'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import type { ExpertStore, ExpertViewModel } from '../expert-store.ts'
import { LevelMeter } from './level-meter.tsx'

type GreenRoomProps = {
  store: ExpertStore
  expert: ExpertViewModel
  isOpen: boolean
  /** Whether the conference is announced as recorded: the expert agrees, or goes on air without a recording. */
  isRecorded: boolean
}

/** Shows the expert their own picture and sound before they go on air, and asks whether they agree to be recorded. */
export function GreenRoom({ store, expert: { own, onAir }, isOpen, isRecorded }: GreenRoomProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const agreement = useRef<HTMLInputElement>(null)
  const [hasAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isStarting = onAir.at === 'starting'
  const error = onAir.at === 'off' ? onAir.error : undefined
  const start = () => {
    if (isStarting) return
    if (!isRecorded) return store.start(null)
    if (hasAgreed) return store.start(RECORDING_CONSENT)
    setAsked(true)
    agreement.current?.focus()
    // The error below the checkbox appears now, and is scrolled into view with it.
    requestAnimationFrame(() => agreement.current?.scrollIntoView({ block: 'center' }))
  }
  const footer = (
    <>
      <Button onClick={store.cancel} variant="default">
        {t('ui.cancel')}
      </Button>
      {isRecorded && (
        <Button
          aria-disabled={isStarting || undefined}
          disabled={!own.hasMicrophone}
          onClick={() => !isStarting && store.start(null)}
          variant="default"
        >
          {t('room.expert.consent.without')}
        </Button>
      )}
      <Button
        aria-disabled={isStarting || undefined}
        disabled={!own.hasMicrophone}
        leftSection={<IconBroadcast aria-hidden size={20} />}
        onClick={start}
      >
        {isStarting ? t('room.expert.starting') : t('room.expert.start')}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={store.cancel} title={t('room.expert.title')}>
      <div className="stack">
        <p>{t('room.expert.intro')}</p>
        <OwnSetup media={store.media()} own={own} unheard={t('room.expert.unheard')} />
        {own.voice && <LevelMeter label={t('room.self.level')} stream={own.voice} />}
        {!own.hasMicrophone && own.opening === undefined && !own.trouble && <p>{t('room.expert.needed')}</p>}
        {isRecorded && (
          <>
            <Note icon={IconPlayerRecordFilled} title={t('room.expert.consent.title')}>
              <div className="stack g2">
                <p>{t('room.expert.consent.what')}</p>
                <p>{t('room.expert.consent.after', { months: REPLAY_MONTHS, days: WITHDRAWAL_DAYS })}</p>
              </div>
            </Note>
            <Checkbox
              checked={hasAgreed}
              error={isAsked && !hasAgreed && t('room.expert.consent.missing')}
              label={t('room.expert.consent.agree')}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
              ref={agreement}
              required
            />
          </>
        )}
        {error !== undefined && (
          <div ref={bringIntoView}>
            <Note role="alert" tone="brique">
              {isRefusal(error, 'BROADCAST_AWAY') ? t('room.expert.away') : failureText(error).message}
            </Note>
          </div>
        )}
      </div>
    </Sheet>
  )
}

/** The note comes at the end of the scrolling part, below the visible area on most screens. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })
