import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './call-end.module.css'

export function CallEnd({ conversationId, onLeave }: { conversationId: string; onLeave: () => void }) {
  const { t } = useTranslation()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <div className={`row g3 centre on-scene ${classes.acts}`}>
      <Button onClick={onLeave} ref={close} size="lg" variant="default">
        {t('ui.close')}
      </Button>
      <LinkButton onClick={onLeave} search={{ conversation: conversationId }} size="lg" to="/chat" variant="light">
        {t('call.over.open')}
      </LinkButton>
    </div>
  )
}
