import { IconPhoneOff, IconPhoneX, IconVideo } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { CallLine as Line } from '#contract/chat/schema.ts'
import classes from './call-line.module.css'

const SIGNS = { missed: IconPhoneX, declined: IconPhoneOff, done: IconVideo } as const

export function CallLine({ call, isMine }: { call: Line; isMine: boolean }) {
  const { t } = useTranslation()
  const Sign = SIGNS[call.outcome]
  return (
    <p className={`middle ${classes.call}`} data-missed={call.outcome !== 'done' || undefined}>
      <Sign aria-hidden size={20} />
      {callText(call, isMine, t)}
    </p>
  )
}

/** For example "Appel manqué", for the caller "Sans réponse"; for a call that took place, its duration. */
export function callText({ outcome, seconds }: Line, isMine: boolean, t: TFunction): string {
  if (outcome !== 'done') return t(`chat.call.${outcome}.${isMine ? 'mine' : 'theirs'}`)
  return seconds < 60 ? t('chat.call.brief') : t('chat.call.done', { count: Math.round(seconds / 60) })
}
