import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { fr as asking } from './texts.fr.ts'

const texts = { asking }

const MatchesPanel = lazyDialog(async () => (await import('./matches-panel.tsx')).MatchesPanel)

/** Opens the list of members whose posts resemble mine, so that I can write to them. */
export function MatchesButton() {
  useTexts(texts)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const panel = useDeferredDialog()
  return (
    <>
      <Button
        aria-haspopup="dialog"
        fullWidth
        leftSection={<IconSearch aria-hidden size={20} />}
        onClick={panel.open}
        ref={panel.opener}
        variant="default"
      >
        {t('asking.matches.open')}
      </Button>
      {panel.mount(
        <MatchesPanel
          isOpen={panel.isOpen}
          onClose={panel.cancel}
          onContact={(memberId, from) => {
            panel.close()
            void navigate({ to: '/chat', search: { with: memberId, from } })
          }}
        />,
      )}
    </>
  )
}
