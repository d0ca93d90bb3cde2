import { Button, Modal } from '@mantine/core'
import { IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call } from '#contract/chat/call-schema.ts'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import classes from './incoming-call.module.css'
import { startTone } from './tone.ts'

type IncomingCallProps = { call: Call; isAnswering: boolean; onAnswer: () => void; onDecline: () => void }

const AVATAR_SIZE = 88

/** Somebody calls. The focus goes to their name, not to a button: what one was typing answers nothing. */
export function IncomingCall({ call: { other }, isAnswering, onAnswer, onDecline }: IncomingCallProps) {
  const { t } = useTranslation()
  const name = other?.username ?? t('ui.someone')
  useEffect(startTone, [])
  return (
    <Modal
      centered
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
      attributes={{ header: { role: 'none' } }}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={onDecline}
      opened
      returnFocus={false}
      title={
        <span data-autofocus tabIndex={-1}>
          {t('call.incoming.title', { name })}
        </span>
      }
      transitionProps={{ duration: 180, transition: 'fade-up' }}
      withCloseButton={false}
    >
      <span className={classes.rings}>
        <Avatar name={other?.username ?? null} picture={other?.avatar} size={AVATAR_SIZE} />
      </span>
      <p>{t('call.incoming.text')}</p>
      <div className={classes.acts}>
        <Button
          className={classes.decline}
          leftSection={<IconPhoneOff aria-hidden size={22} />}
          onClick={onDecline}
          size="lg"
        >
          {t('call.incoming.decline')}
        </Button>
        <Button
          aria-disabled={isAnswering || undefined}
          className={classes.accept}
          leftSection={<IconPhone aria-hidden size={22} />}
          onClick={onAnswer}
          size="lg"
        >
          {t('call.incoming.accept')}
        </Button>
      </div>
    </Modal>
  )
}
