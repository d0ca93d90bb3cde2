import { IconHelp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FILES_MAX, IMAGE_BYTES_MAX, VIDEO_BYTES_MAX } from '#contract/media/limits.ts'
import classes from './media-field.module.css'

const MB = 1 << 20

/** `id` belongs to the line, which describes the field. */
export function FileRules({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const rules = useId()
  return (
    <div className={`row middle g1 r0 ${classes.rules}`}>
      <p className={`muted ${classes.hint}`} id={id}>
        {t('media.field.inShort', { max: FILES_MAX })}
      </p>
      <button
        aria-controls={isOpen ? rules : undefined}
        aria-expanded={isOpen}
        aria-label={t('media.field.rules')}
        className={`bare centred prune pill ${classes.ask}`}
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        <IconHelp aria-hidden size={22} />
      </button>
      {isOpen && (
        <p className={`muted ${classes.hint}`} id={rules}>
          {t('media.field.hint', { max: FILES_MAX, image: IMAGE_BYTES_MAX / MB, video: VIDEO_BYTES_MAX / MB })}{' '}
          {t('media.field.privacy')}
        </p>
      )}
    </div>
  )
}
