import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { fr as asking } from './texts.fr.ts'

const texts = { asking }

const MatchesPanel = lazy(async () => ({ default: (await import('./matches-panel.tsx')).MatchesPanel }))

/** Shows whose posts resemble mine, to write to them. */
export function MatchesButton() {
  useTexts(texts)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never')
  const close = () => {
    setPanel('closed')
    button.current?.focus()
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        fullWidth
        leftSection={<IconSearch aria-hidden size={20} />}
        onClick={() => setPanel('open')}
        ref={button}
        variant="default"
      >
        {t('asking.matches.open')}
      </Button>
      {panel !== 'never' && (
        <Suspense>
          <MatchesPanel
            isOpen={panel === 'open'}
            onClose={close}
            onContact={(memberId, from) => {
              setPanel('closed')
              void navigate({ to: '/chat', search: { with: memberId, from } })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
