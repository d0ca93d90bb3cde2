import { IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import classes from './standing.module.css'
import { StandingReason } from './standing-reason.tsx'
import { fr as standing } from './texts.fr.ts'

const texts = { standing }

/** Above every page while the member may not write: until when, and where the reasons are. */
export function SilenceBanner({ sanction }: { sanction: NonNullable<Me['sanction']> }) {
  useTexts(texts)
  const { t } = useTranslation()
  const words = useReadOnlyWords()
  return (
    <section aria-label={t('standing.silence.label')} className={classes.banner}>
      <p>
        <IconVolumeOff aria-hidden size={22} />
        <strong>{words}</strong>
      </p>
      <StandingReason sanction={sanction} />
    </section>
  )
}
