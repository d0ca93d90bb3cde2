import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './professionals.module.css'

type EvidenceSheetProps = { address: string; name: string; rpps: string; isOpen: boolean; onClose: () => void }

/** The picture is fetched when it is opened, and not cached. */
export function EvidenceSheet({ address, name, rpps, isOpen, onClose }: EvidenceSheetProps) {
  const { t } = useTranslation()
  const [isGone, setGone] = useState(false)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('adminProfessionals.evidenceOf', { name })}>
      <p className="quiet">
        {t('professional.form.rpps')} <b className={`tabular ${classes.number}`}>{rpps}</b>
      </p>
      {isGone ? (
        <Note icon={IconAlertTriangle} role="alert" tone="brique">
          {t('adminProfessionals.evidenceGone')}
        </Note>
      ) : (
        isOpen && (
          <img
            alt={t('adminProfessionals.evidenceOf', { name })}
            className={`mt3 ${classes.picture}`}
            onError={() => setGone(true)}
            src={address}
          />
        )
      )}
    </Sheet>
  )
}
