import { IconArrowsDiagonalMinimize2, IconMicrophoneOff } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALL_GONE_SECONDS, RING_SECONDS } from '#contract/chat/limits.ts'
import classes from './call-status.module.css'
import type { Staged, Talk } from './call-store.ts'
import { durationOf } from './duration.ts'

type CallStatusProps = { name: string; stage: Staged; onShrink: () => void }

/** Shows the other member, the state of the call and its duration. Screen readers hear changes of state, not the seconds. */
export function CallStatus({ name, stage, onShrink }: CallStatusProps) {
  const { t } = useTranslation()
  const talk = stage.at === 'talking' ? stage.talk : undefined
  return (
    <header className={classes.status}>
      {stage.at !== 'over' && (
        <button
          aria-label={t('call.small.shrink')}
          className={`target ${classes.shrink}`}
          onClick={onShrink}
          type="button"
        >
          <IconArrowsDiagonalMinimize2 aria-hidden size={22} />
          <span>{t('call.small.shrinkShort')}</span>
        </button>
      )}
      <h2 dir="auto">{name}</h2>
      <p role="status">{callWords({ stage, name, t })}</p>
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
}

/** Returns the state of a call in a few words. */
export function callWords({ stage, name, t }: { stage: Staged; name: string; t: TFunction }): string {
  if (stage.at === 'outgoing') return t('call.stage.rings', { name })
  if (stage.at === 'over') return t(`call.over.${stage.ending}`, { name })
  return t(`call.stage.${wordOf(stage.talk)}`, { name, seconds: CALL_GONE_SECONDS })
}

function wordOf({ link, isSlow, isAway, isBack }: Talk) {
  if (isAway) return 'away'
  if (link !== 'connecting') return link
  return isSlow ? 'slow' : isBack ? 'resuming' : link
}

const SECOND_MS = 1_000

/** Shows the time since the call was connected, as a clock. */
export function Lasting({ since }: { since: number }) {
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
