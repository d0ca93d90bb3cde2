import { IconArrowLeft, IconBroadcast, IconPlayerRecordFilled, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './live-room.module.css'

type RoomHeadProps = {
  conference: Conference
  participants: number
  isRecording: boolean
  stop: ReactNode
}

/** Shows which conference it is, its speaker, the number of participants and whether it is recorded; and the way out. */
export function RoomHead({ conference, participants, isRecording, stop }: RoomHeadProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  return (
    <header className={`line g5 middle ${classes.head}`}>
      <LinkButton
        className={classes.quit}
        leftSection={<IconArrowLeft aria-hidden size={20} />}
        to="/expert-conferences"
        variant="default"
      >
        {t('room.quit')}
      </LinkButton>
      <div className={classes.names}>
        <h1 dir="auto" lang={conference.language}>
          {conference.title}
        </h1>
        <p>{t('room.with', { name: conference.expert.name })}</p>
      </div>
      <p className={`line middle quiet tabular no-wrap ${classes.participants}`}>
        <IconUsers aria-hidden size={20} />
        {t('room.participants', { count: participants, shown: formatNumber(participants) })}
      </p>
      <p className={`line middle text-sm no-wrap if-any ${classes.recording}`} role="status">
        {isRecording && (
          <>
            <IconPlayerRecordFilled aria-hidden className="brique" size={18} />
            {t('room.recording')}
          </>
        )}
      </p>
      {isRecording && stop && <span className={classes.stop}>{stop}</span>}
      <span className={`middle semibold text-sm no-wrap pill ${classes.live}`}>
        <IconBroadcast aria-hidden size={16} />
        {t('room.live')}
      </span>
    </header>
  )
}
