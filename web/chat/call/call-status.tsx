import { IconMicrophoneOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RING_SECONDS } from '#contract/chat/limits.ts'
import type { Talk } from './call-desk.ts'
import type { Staged } from './call-stage.tsx'
import classes from './call-status.module.css'
import { durationOf } from './duration.ts'

type CallStatusProps = { name: string; stage: Staged }

/** With whom, how it goes, and for how long. What changes is read aloud; the seconds are not. */
export function CallStatus({ name, stage }: CallStatusProps) {
  const { t } = useTranslation()
  const talk = stage.at === 'talking' ? stage.talk : undefined
  return (
    <header className={classes.status}>
      <h2>{name}</h2>
      <p role="status">{words()}</p>
      {stage.at === 'outgoing' && <p>{t('call.stage.ringsHint', { seconds: RING_SECONDS })}</p>}
      {stage.at === 'over' && stage.ending === 'lost' && <p>{t('call.over.lostText')}</p>}
      {stage.at === 'over' && stage.seconds > 0 && (
        <p>{t('call.over.lasted', { duration: durationOf(stage.seconds) })}</p>
      )}
      {talk?.since !== undefined && <Lasting since={talk.since} />}
      {talk && !talk.theirs.isHeard && talk.link === 'connected' && (
        <p className={classes.muted}>
          <IconMicrophoneOff aria-hidden size={18} />
          {t('call.stage.theyAreMuted')}
        </p>
      )}
    </header>
  )

  function words(): string {
    if (stage.at === 'outgoing') return t('call.stage.rings', { name })
    if (stage.at === 'over') return t(`call.over.${stage.ending}`, { name })
    return t(`call.stage.${wordOf(stage.talk)}`)
  }
}

const wordOf = ({ link, isSlow }: Talk) => (isSlow && link === 'connecting' ? 'slow' : link)

const SECOND_MS = 1_000

function Lasting({ since }: { since: number }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), SECOND_MS)
    return () => clearInterval(ticking)
  }, [])
  return (
    <p aria-label={t('call.stage.lasted')} aria-live="off" className={classes.lasting} role="timer">
      {durationOf(Math.max(0, (now - since) / SECOND_MS))}
    </p>
  )
}
