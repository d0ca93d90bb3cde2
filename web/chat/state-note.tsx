import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { INTRODUCTION_MAX } from '#contract/chat/limits.ts'
import type { Conversation } from '#contract/chat/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import classes from './state-note.module.css'

type StateNoteProps = { conversation: Conversation; name: string; isReadOnly: boolean }

export function StateNote({ conversation: { state, other, can }, name, isReadOnly }: StateNoteProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const readOnlyWords = useReadOnlyWords()
  if (!other) return <Line>{t('chat.pane.removed')}</Line>
  if (isReadOnly && me?.sanction) return <Line>{readOnlyWords}</Line>
  if (isReadOnly)
    return (
      <Line>
        {t('chat.pane.readOnly')}{' '}
        <Link params={{ page: 'consents' }} to="/settings/$page">
          {t('chat.pane.readOnlyLink')}
        </Link>
      </Line>
    )
  if (state === 'asked')
    return <Line>{t(can.introduce ? 'chat.pane.introduce' : 'chat.pane.asked', { name, max: INTRODUCTION_MAX })}</Line>
  if (state === 'over')
    return (
      <Line>
        {t('chat.pane.over')}{' '}
        <Link search={{ with: other.id }} to="/chat">
          {t('chat.pane.askAgain')}
        </Link>
      </Line>
    )
  return null
}

const Line = ({ children }: { children: ReactNode }) => <p className={`quiet well p34 ${classes.note}`}>{children}</p>
