import { Button, NativeSelect } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AskedTopic } from '#contract/conferences/proposal-schema.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { useCloseTopic } from './api.ts'
import classes from './proposing.module.css'

type CloseTopicProps = { topic: AskedTopic; others: readonly AskedTopic[]; onGone: () => void }

export function CloseTopic({ topic: { id, title }, others, onGone }: CloseTopicProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const [intoId, setIntoId] = useState('')
  const close = useCloseTopic()
  const send = () =>
    close.mutate(
      { id, intoId: intoId || null },
      {
        onSuccess: () => {
          setOpen(false)
          onGone()
        },
        onError: tellFailure,
      },
    )
  return (
    <>
      <button
        aria-label={t('proposing.closing.of', { title })}
        className={`target centre muted ${classes.small}`}
        onClick={() => setOpen(true)}
        type="button"
      >
        <IconDots aria-hidden size={20} />
      </button>
      <Sheet
        footer={
          <>
            <Button onClick={() => setOpen(false)} variant="default">
              {t('ui.cancel')}
            </Button>
            <Button aria-disabled={close.isPending || undefined} onClick={send}>
              {t(intoId ? 'proposing.closing.merge' : 'proposing.closing.close')}
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('proposing.closing.title')}
      >
        <div className="stack">
          <p dir="auto">{t('proposing.closing.quoted', { title })}</p>
          <NativeSelect
            data={[
              { value: '', label: t('proposing.closing.alone') },
              ...others.map((other) => ({ value: other.id, label: other.title })),
            ]}
            label={t('proposing.closing.into')}
            onChange={(event) => setIntoId(event.currentTarget.value)}
            value={intoId}
          />
        </div>
      </Sheet>
    </>
  )
}
