import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import type { OwnMedia, OwnState } from './own-media.ts'
import classes from './trouble-note.module.css'

type TroubleNoteProps = { media: OwnMedia; trouble: NonNullable<OwnState['trouble']> }

/** Why one cannot be heard or seen, and what can be done about it. */
export function TroubleNote({ media, trouble: { source, why } }: TroubleNoteProps) {
  const { t } = useTranslation()
  const again = { microphone: media.speak, camera: media.showCamera, screen: media.shareScreen }[source]
  // Whoever closes the choice of a screen meant to.
  if (source === 'screen' && why === 'denied') return null
  return (
    <Note role="alert" tone="brique">
      <p>{t(`call.refused.${source}.${why}`)}</p>
      {source === 'microphone' && <p>{t('call.refused.unheard')}</p>}
      <Button className={classes.retry} onClick={() => void again()} variant="default">
        {t('call.preview.retry')}
      </Button>
    </Note>
  )
}
