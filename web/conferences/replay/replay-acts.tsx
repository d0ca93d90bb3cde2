import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Replay } from '#contract/conferences/replay-schema.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { useRemoveReplay } from './api.ts'
import { CaptionsFiles } from './captions-files.tsx'
import classes from './replay.module.css'

const RemoveSheet = lazyDialog(async () => (await import('./remove-sheet.tsx')).RemoveSheet)

export function ReplayActs({ conference, replay }: { conference: Conference; replay: Replay }) {
  const { t } = useTranslation()
  const dates = useDates()
  const tellFailure = useFailureToast()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<'withdraw' | 'remove'>()
  const { mutate, isPending } = useRemoveReplay()
  const { can, withdrawableUntil } = replay

  const close = () => setAsking(undefined)
  const remove = (reason: string | null) => {
    mutate(
      { id: conference.id, reason },
      {
        onSuccess: () => {
          // This panel disappears with the replay, so the page takes the focus.
          panel.current?.closest('main')?.focus({ preventScroll: true })
          close()
          showSuccess({ title: t('replay.acts.removed') })
        },
        onError: (error) => {
          close()
          if (!isRefusal(error, 'UNAUTHORIZED')) tellFailure(error)
        },
      },
    )
  }
  return (
    <Card as="section" className={`p5 ${classes.acts}`} labelledBy={titleId}>
      <div className={`stack fit g3 ${classes.part}`} ref={panel}>
        <h3 id={titleId}>{t('replay.acts.title')}</h3>
        {can.caption && <CaptionsFiles captions={replay.captions} id={conference.id} />}
        {can.withdraw && (
          <div className={`stack fit g3 ${classes.part}`}>
            <p className="quiet written measure">
              {withdrawableUntil
                ? t('replay.acts.withdrawUntil', { day: dates.day(withdrawableUntil) })
                : t('replay.acts.withdrawEarly')}
            </p>
            <Button
              className="self-start"
              color="brique"
              leftSection={<IconTrash aria-hidden size={20} />}
              onClick={() => setAsking('withdraw')}
              variant="subtle"
            >
              {t('replay.acts.withdraw')}
            </Button>
          </div>
        )}
        {can.remove && !can.withdraw && (
          <Button
            className="self-start"
            color="brique"
            leftSection={<IconTrash aria-hidden size={20} />}
            onClick={() => setAsking('remove')}
            variant="subtle"
          >
            {t('replay.acts.remove')}
          </Button>
        )}
      </div>
      <Suspense>
        {asking === 'withdraw' && (
          <ConfirmLater
            confirm={t('replay.acts.withdraw')}
            isDangerous
            isOpen
            isPending={isPending}
            onCancel={close}
            onConfirm={() => remove(null)}
            title={t('replay.acts.withdrawTitle')}
          >
            {t('replay.acts.removeText')}
          </ConfirmLater>
        )}
        {asking === 'remove' && <RemoveSheet isPending={isPending} onCancel={close} onConfirm={remove} />}
      </Suspense>
    </Card>
  )
}
