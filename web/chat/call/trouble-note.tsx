import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import type { OwnState } from './own-media.ts'
import classes from './trouble-note.module.css'

type TroubleNoteProps = { trouble: NonNullable<OwnState['trouble']>; onRetry: () => void }

/** Why one cannot be heard or seen, and what can be done about it. */
export function TroubleNote({ trouble: { source, why }, onRetry }: TroubleNoteProps) {
  const { t } = useTranslation()
  // Whoever closes the choice of a screen meant to.
  if (source === 'screen' && why === 'denied') return null
  return (
    <Note role="alert" tone="brique">
      <p>{t(`call.refused.${source}.${why}`)}</p>
      {source === 'microphone' && <p>{t('call.refused.unheard')}</p>}
      <Button className={classes.retry} onClick={onRetry} variant="default">
        {t('call.preview.retry')}
      </Button>
    </Note>
  )
}
