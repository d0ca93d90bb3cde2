import { IconArrowsDiagonalMinimize2, IconMicrophoneOff } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALL_GONE_SECONDS, RING_SECONDS } from '#contract/chat/limits.ts'
import classes from './call-status.module.css'
import type { ShownPhase, Talk } from './call-store.ts'
import { durationOf } from './duration.ts'

type CallStatusProps = { name: string; phase: ShownPhase; onShrink: () => void }

/** Screen readers hear changes of state, not the seconds. */
export function CallStatus({ name, phase, onShrink }: CallStatusProps) {
  const { t } = useTranslation()
  const talk = phase.at === 'talking' ? phase.talk : undefined
  return (
    <header className={`text-centre on-scene anchor stack g0 centred-items ${classes.status}`}>
      {phase.at !== 'over' && (
        <button
          aria-label={t('call.small.shrink')}
          className={`target centre ${classes.shrink}`}
          onClick={onShrink}
          type="button"
        >
          <IconArrowsDiagonalMinimize2 aria-hidden size={22} />
          <span>{t('call.small.shrinkShort')}</span>
        </button>
      )}
      <h2 className="title-md" dir="auto">
        {name}
      </h2>
      <p role="status">{callWords({ phase, name, t })}</p>
      {phase.at === 'outgoing' && <p>{t('call.view.ringsHint', { seconds: RING_SECONDS })}</p>}
      {phase.at === 'over' && phase.ending === 'lost' && <p>{t('call.over.lostText')}</p>}
      {phase.at === 'over' && phase.seconds > 0 && (
        <p>{t('call.over.lasted', { duration: durationOf(phase.seconds) })}</p>
      )}
      {talk?.since !== undefined && <Lasting since={talk.since} />}
      {talk && !talk.theirs.isHeard && talk.link === 'connected' && (
        <p className={classes.muted}>
          <IconMicrophoneOff aria-hidden size={18} />
          {t('call.view.theyAreMuted')}
        </p>
      )}
    </header>
  )
}

export function callWords({ phase, name, t }: { phase: ShownPhase; name: string; t: TFunction }): string {
  if (phase.at === 'outgoing') return t('call.view.rings', { name })
  if (phase.at === 'over') return t(`call.over.${phase.ending}`, { name })
  return t(`call.view.${wordOf(phase.talk)}`, { name, seconds: CALL_GONE_SECONDS })
}

function wordOf({ link, isSlow, isAway, isBack }: Talk) {
  if (isAway) return 'away'
  if (link !== 'connecting') return link
  return isSlow ? 'slow' : isBack ? 'resuming' : link
}

const SECOND_MS = 1_000

export function Lasting({ since }: { since: number }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), SECOND_MS)
    return () => clearInterval(ticking)
  }, [])
  return (
    <p aria-label={t('call.view.lasted')} aria-live="off" className={classes.lasting} role="timer">
      {durationOf(Math.max(0, (now - since) / SECOND_MS))}
    </p>
  )
}
