import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { fr as asking } from './texts.fr.ts'

const texts = { asking }

const NewChat = lazyDialog(async () => (await import('./new-chat.tsx')).NewChat)

type NewChatButtonProps = {
  view: { with?: string; from?: string }
}

export function NewChatButton({ view: { with: memberId, from } }: NewChatButtonProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [isPressed, setPressed] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = isPressed || memberId !== undefined
  if (isOpen && !wasOpen) setWasOpen(true)

  const close = () => {
    setPressed(false)
    if (memberId) void navigate({ to: '/chat', search: {}, replace: true })
    button.current?.focus()
  }
  const open = (conversationId: string) => {
    setPressed(false)
    void navigate({ to: '/chat', search: { conversation: conversationId }, replace: memberId !== undefined })
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={t('asking.start.open')}
        leftSection={<IconPlus aria-hidden size={20} />}
        onClick={() => setPressed(true)}
        ref={button}
        variant="light"
      >
        {t('asking.start.short')}
      </Button>
      {wasOpen && (
        <Suspense>
          <NewChat from={from} isOpen={isOpen} memberId={memberId} onClose={close} onOpen={open} />
        </Suspense>
      )}
    </>
  )
}
