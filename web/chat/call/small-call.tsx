import {
  IconArrowsDiagonal,
  IconArrowsMove,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconVolume,
  IconX,
} from '@tabler/icons-react'
import { type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import { LivePicture } from '#web/foundation/devices/live-picture.tsx'
import type { OwnState } from '#web/foundation/devices/own-media.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import type { Icon } from '#web/foundation/ui/people/badge.tsx'
import { callWords, Lasting } from './call-status.tsx'
import type { CallStore, ShownPhase } from './call-store.ts'
import classes from './small-call.module.css'
import type { PipPlacement } from './use-pip-position.ts'

const AVATAR_SIZE = 32

type SmallCallProps = {
  store: CallStore
  phase: ShownPhase
  own: OwnState
  label: string
  name: string
  other: Author | null
  place: PipPlacement
  onHear: (() => void) | undefined
}

/** Shows a call in a corner of the screen, so that the member can use the page. */
export function SmallCall({ store, phase, own, label, name, other, place, onHear }: SmallCallProps) {
  const { t } = useTranslation()
  const enlarge = useRef<HTMLButtonElement>(null)
  // The button that shrank the call has unmounted with the full view.
  useEffect(() => enlarge.current?.focus(), [])
  const talk = phase.at === 'talking' ? phase.talk : undefined
  const isOver = phase.at === 'over'
  const isShown = talk?.picture && talk.theirs.picture !== 'none'
  // The focused button may have unmounted when the call ended.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) enlarge.current?.focus()
  }, [isOver])
  const { isHeard, hasMicrophone } = own
  const media = store.own()
  return (
    <section
      aria-label={label}
      className={`stack fit g2 ${classes.window}`}
      data-corner={place.pipPosition}
      {...place.handle}
    >
      {isShown && talk.picture && (
        <LivePicture
          className={classes.picture}
          label={t(talk.theirs.picture === 'screen' ? 'call.view.theirScreen' : 'call.view.theirPicture', { name })}
          stream={talk.picture}
        />
      )}
      <div className={`line middle text-sm ${classes.who}`}>
        {!isShown && <Avatar name={other?.username ?? null} picture={other?.avatar} size={AVATAR_SIZE} />}
        <b dir="auto">{name}</b>
        {talk?.since !== undefined && <Lasting since={talk.since} />}
      </div>
      <p className={`text-xs ${classes.words}`} role="status">
        {talk?.link === 'connected' ? null : callWords({ phase, name, t })}
      </p>
      <div className={`row g1 centre ${classes.acts}`}>
        {onHear && !isOver && (
          <Act icon={IconVolume} onPress={onHear}>
            {t('call.view.hear')}
          </Act>
        )}
        <Act icon={IconArrowsDiagonal} onPress={() => store.setSmall(false)} ref={enlarge}>
          {t('call.small.enlarge')}
        </Act>
        {!isOver && (
          <Act
            icon={isHeard ? IconMicrophone : IconMicrophoneOff}
            isOff={!isHeard}
            onPress={() => (hasMicrophone ? media.setHeard(!isHeard) : void media.speak())}
          >
            {isHeard ? t('call.view.muteMicrophone') : t('call.view.openMicrophone')}
          </Act>
        )}
        <Act icon={IconArrowsMove} onPress={place.moveOn}>
          {t('call.small.move')}
        </Act>
        {isOver ? (
          <Act icon={IconX} onPress={store.leave}>
            {t('ui.close')}
          </Act>
        ) : (
          <Act icon={IconPhoneOff} isEnd onPress={store.hangUp}>
            {phase.at === 'outgoing' ? t('call.view.cancel') : t('call.view.hangUp')}
          </Act>
        )}
      </div>
    </section>
  )
}

type ActProps = {
  icon: Icon
  children: string
  onPress: () => void
  isOff?: boolean
  isEnd?: boolean
  ref?: Ref<HTMLButtonElement>
}

function Act({ icon: IconDrawn, children, onPress, isOff = false, isEnd = false, ref }: ActProps) {
  return (
    <button
      aria-label={children}
      data-end={isEnd || undefined}
      data-off={isOff || undefined}
      onClick={onPress}
      ref={ref}
      title={children}
      type="button"
    >
      <IconDrawn aria-hidden size={22} />
    </button>
  )
}
