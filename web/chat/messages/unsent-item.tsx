import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { UploadThumbnail } from '#web/media/upload-thumbnail.tsx'
import { useUploads } from '#web/media/use-uploads.ts'
import bubble from './message-item.module.css'
import { MessageText } from './message-text.tsx'
import type { Row } from './thread-rows.ts'
import type { Unsent } from './unsent.ts'
import classes from './unsent-item.module.css'

type UnsentItemProps = {
  row: Extract<Row, { kind: 'unsent' }>
  memberId: string
  isPaused: boolean
  onRetry: () => void
  onRemove: () => void
}

export function UnsentItem({
  row: { item, isRunStart, isRunEnd },
  memberId,
  isPaused,
  onRetry,
  onRemove,
}: UnsentItemProps) {
  const { t } = useTranslation()
  const { body, failure, formId } = item
  return (
    <article
      aria-label={t('chat.unsent.label')}
      className={`start ${bubble.message}`}
      data-end={isRunEnd || failure || undefined}
      data-mine
      data-start={isRunStart || undefined}
    >
      <div className={`line g1 middle ${bubble.line}`}>
        <div className={`stack g2 ${bubble.bubble} ${classes.bubble}`}>
          {formId && <Picture formId={formId} memberId={memberId} />}
          {body && <MessageText text={body} />}
        </div>
      </div>
      {failure ? (
        <div className={`row middle end g2 r1 ${classes.failure}`}>
          <p>
            <IconAlertTriangle aria-hidden size={18} />
            {t(`chat.unsent.failed.${failure}`)}
          </p>
          <Button leftSection={<IconRefresh aria-hidden size={18} />} onClick={onRetry} variant="light">
            {t('chat.unsent.retry')}
          </Button>
          <Button leftSection={<IconTrash aria-hidden size={18} />} onClick={onRemove} variant="quiet">
            {t('chat.unsent.remove')}
          </Button>
        </div>
      ) : (
        isRunEnd && (
          <p className={`line middle small tabular ${bubble.foot}`}>
            <IconClock aria-hidden size={15} />
            {t(isPaused ? 'chat.unsent.waiting' : 'chat.unsent.sending')}
          </p>
        )
      )}
    </article>
  )
}

function Picture({ formId, memberId }: { formId: NonNullable<Unsent['formId']>; memberId: string }) {
  const { t } = useTranslation()
  const { items } = useUploads({ formId, memberId })
  return (
    <p className="line g3 middle text-sm">
      {items[0] && <UploadThumbnail upload={items[0]} />}
      {t('chat.unsent.photo')}
    </p>
  )
}
