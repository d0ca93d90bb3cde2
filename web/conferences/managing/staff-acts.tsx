import { Button } from '@mantine/core'
import { IconCalendarOff, IconClockPlus, IconPencil, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EARLY_START_MINUTES } from '#contract/conferences/limits.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useEnd, useExtend, useStart } from '../api.ts'
import { dayOf, timeOf, useHasCome } from '../hours.ts'
import classes from './staff-acts.module.css'
import { fr as managing } from './texts.fr.ts'

const CancelSheet = lazyDialog(async () => (await import('./cancel-sheet.tsx')).CancelSheet)

const texts = { managing }
const EXTENSIONS = [15, 30] as const
const MINUTE = 60_000

export function StaffActs({ conference }: { conference: Conference }) {
  useTexts(texts)
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const titleId = useId()
  const [asking, setAsking] = useState<'start' | 'end'>()
  const panel = useRef<HTMLDivElement>(null)
  const cancelling = useDeferredDialog(panel)
  const starting = useStart()
  const extending = useExtend()
  const ending = useEnd()
  const isBusy = starting.isPending || extending.isPending || ending.isPending
  const { id, title, status, scheduledAt, endsAt, can } = conference
  const opensAt = new Date(scheduledAt.getTime() - EARLY_START_MINUTES * MINUTE)
  const mayOpen = useHasCome(opensAt)

  const close = () => {
    setAsking(undefined)
    // The button that opened the dialog may have disappeared, so the panel takes the focus.
    panel.current?.focus({ preventScroll: true })
  }
  /** Once the conference is over, this panel disappears: the focus moves to the page. */
  const leave = () => {
    const page = panel.current?.closest('main')
    setAsking(undefined)
    cancelling.close()
    page?.focus({ preventScroll: true })
  }
  const outcome = (done: string, whenDone = close) => ({
    onSuccess: () => {
      whenDone()
      showSuccess({ title: done })
    },
    onError: (error: unknown) => {
      close()
      if (!isRefusal(error, 'UNAUTHORIZED')) tellFailure(error)
    },
  })
  const hold = { 'aria-disabled': isBusy, 'data-disabled': isBusy || undefined }
  return (
    <Card as="section" className="p5" labelledBy={titleId}>
      <div className={`stack fit g3 ${classes.acts}`} ref={panel} tabIndex={-1}>
        <h2 id={titleId}>{t('managing.title')}</h2>
        {can.moderate && status === 'scheduled' && !mayOpen && (
          <p className="quiet">{t('managing.opensFrom', { day: dayOf(opensAt), time: timeOf(opensAt) })}</p>
        )}
        {can.moderate && status === 'scheduled' && mayOpen && (
          <>
            <Button
              {...hold}
              leftSection={<IconPlayerPlay aria-hidden size={20} />}
              onClick={() => setAsking('start')}
              variant="default"
            >
              {t('managing.start')}
            </Button>
            <p className="quiet">{t('managing.startHint', { time: timeOf(scheduledAt) })}</p>
          </>
        )}
        {can.moderate && status === 'live' && (
          <>
            <p className="quiet">{t('managing.endsAt', { time: timeOf(endsAt) })}</p>
            <div className="stack g2 pair">
              {EXTENSIONS.map((minutes) => (
                <Button
                  {...hold}
                  key={minutes}
                  leftSection={<IconClockPlus aria-hidden size={20} />}
                  onClick={() => extending.mutate({ id, minutes, endsAt }, outcome(t('managing.extended')))}
                  variant="default"
                >
                  {t('managing.extend', { minutes })}
                </Button>
              ))}
            </div>
            <Button
              {...hold}
              leftSection={<IconPlayerStop aria-hidden size={20} />}
              onClick={() => setAsking('end')}
              variant="default"
            >
              {t('managing.end')}
            </Button>
          </>
        )}
        {can.manage && (
          <>
            <LinkButton
              leftSection={<IconPencil aria-hidden size={20} />}
              params={{ id }}
              search={{ modifier: 'oui' }}
              to="/expert-conferences/$id"
              variant="default"
            >
              {t('managing.edit')}
            </LinkButton>
            <Button
              aria-haspopup="dialog"
              color="brique"
              leftSection={<IconCalendarOff aria-hidden size={20} />}
              onClick={cancelling.open}
              variant="subtle"
            >
              {t('managing.cancel')}
            </Button>
          </>
        )}
      </div>
      {asking && (
        <Suspense>
          <ConfirmLater
            confirm={t(`managing.${asking}`)}
            isOpen
            isPending={isBusy}
            onCancel={close}
            onConfirm={() =>
              asking === 'start'
                ? starting.mutate({ id }, outcome(t('managing.started')))
                : ending.mutate({ id }, outcome(t('managing.ended'), leave))
            }
            title={t(`managing.${asking}Title`, { title })}
          >
            {t(`managing.${asking}Text`)}
          </ConfirmLater>
        </Suspense>
      )}
      {cancelling.mount(
        <CancelSheet conference={conference} isOpen={cancelling.isOpen} onClose={cancelling.cancel} onDone={leave} />,
      )}
    </Card>
  )
}
