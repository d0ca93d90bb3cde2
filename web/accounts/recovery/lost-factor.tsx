import { Button } from '@mantine/core'
import { IconClockPause, IconLifebuoy, IconMailCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LostFactor as Help } from '#contract/accounts/security-schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import { signInRefusal } from '../sign-in/sign-in-refusal.ts'
import { useLostFactor } from './api.ts'
import classes from './recovery.module.css'
import { fr as recovery } from './texts.fr.ts'

const texts = { recovery }

export function LostFactor({ over }: { over: ReactNode }) {
  useTexts(texts)
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, data } = useLostFactor()
  const text = useRef<HTMLDivElement>(null)
  const isTold = data !== undefined
  useEffect(() => {
    if (isOpen || isTold) text.current?.focus()
  }, [isOpen, isTold])
  if (!isOpen)
    return (
      <Button className={`flush self-start ${classes.offer}`} onClick={() => setOpen(true)} variant="quiet">
        {t('recovery.lost.offer')}
      </Button>
    )
  return (
    <>
      <div ref={text} tabIndex={-1}>
        {data ? (
          <RecoveryState help={data} />
        ) : (
          <Note icon={IconLifebuoy} title={t('recovery.lost.title')}>
            <p>{t('recovery.lost.text')}</p>
            <div className="mt3">
              <Button aria-disabled={isPending || undefined} onClick={() => mutate()} variant="default">
                {t(isPending ? 'recovery.lost.sending' : 'recovery.lost.send')}
              </Button>
            </div>
          </Note>
        )}
      </div>
      {error && (signInRefusal(error) === 'over' ? over : <AuthFailure error={error} />)}
    </>
  )
}

function RecoveryState({ help }: { help: Help }) {
  const { t } = useTranslation()
  const dates = useDates()
  const said = help.next === 'waiting' && help.dueAt <= new Date() ? 'due' : help.next
  const moment = help.next === 'waiting' ? dates.moment(help.dueAt) : ''
  const isMailed = said === 'mailed'
  return (
    <Note
      icon={isMailed ? IconMailCheck : IconClockPause}
      role="status"
      title={t(`recovery.lost.told.${said}.title`)}
      tone={isMailed ? 'sauge' : 'ambre'}
    >
      <p>{t(`recovery.lost.told.${said}.text`, { moment })}</p>
      {(said === 'reset' || said === 'due') && (
        <div className="mt3">
          <LinkButton search={{ view: 'forgot' }} to="/auth" variant="default">
            {t('recovery.lost.choose')}
          </LinkButton>
        </div>
      )}
    </Note>
  )
}
