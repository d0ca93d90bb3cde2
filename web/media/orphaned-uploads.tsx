import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FILES_MAX } from '#contract/media/limits.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import type { Choice } from './chosen-files.ts'
import { fileFaultText, type WantedFiles } from './file-fault-text.ts'
import classes from './media-field.module.css'
import { uploadTexts } from './upload-texts.ts'

type OrphanedUploadsProps = { choice: Choice | undefined; wanted?: WantedFiles; onClose: () => void }

/** The region is mounted before its text, because screen readers would miss it otherwise. */
export function OrphanedUploads({ choice, wanted = 'any', onClose }: OrphanedUploadsProps) {
  return (
    <div className={`if-any anchor ${classes.orphaned}`} role="alert">
      {choice && <Reasons choice={choice} onClose={onClose} wanted={wanted} />}
    </div>
  )
}

type ReasonsProps = { choice: Choice; wanted: WantedFiles; onClose: () => void }

function Reasons({ choice: { tooMany, orphaned }, wanted, onClose }: ReasonsProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  return (
    <>
      <Note
        icon={IconAlertTriangle}
        title={tooMany ? t('media.invalid.tooMany') : t('media.invalid.title')}
        tone="brique"
      >
        {tooMany ? (
          <TooMany {...tooMany} />
        ) : (
          <ul className={`stack g1 ${classes.reasons}`}>
            {orphaned.map(({ place, name, fault }) => (
              <li key={place}>
                {t('media.invalid.file', { place, reason: fileFaultText(fault, t, wanted) })} <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </Note>
      <ActionIcon aria-label={t('media.invalid.close')} onClick={onClose} variant="quiet">
        <IconX aria-hidden size={20} />
      </ActionIcon>
    </>
  )
}

function TooMany({ chosen, room }: { chosen: number; room: number }) {
  const { t } = useTranslation()
  return room === 0
    ? t('media.invalid.full', { max: FILES_MAX })
    : t('media.invalid.tooManyText', { count: room, chosen, max: FILES_MAX })
}
