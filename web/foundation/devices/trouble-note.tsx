import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import type { OwnMedia, OwnState } from './own-media.ts'
import { fr as devices } from './texts.fr.ts'

const texts = { devices }

type TroubleNoteProps = {
  media: OwnMedia
  trouble: NonNullable<OwnState['trouble']>
  unheard?: string
}

export function TroubleNote({ media, trouble: { source, why }, unheard }: TroubleNoteProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const again = { microphone: media.speak, camera: media.showCamera, screen: media.shareScreen }[source]
  // A person who closes the browser's choice of a screen did so on purpose.
  if (source === 'screen' && why === 'denied') return null
  return (
    <Note role="alert" tone="brique">
      <p>{t(`devices.refused.${source}.${why}`)}</p>
      {source === 'microphone' && unheard && <p>{unheard}</p>}
      <Button className="mt2" onClick={() => void again()} variant="default">
        {t('ui.retry')}
      </Button>
    </Note>
  )
}
