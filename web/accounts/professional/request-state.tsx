import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHourglass, IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LAPSE_DAYS } from '#contract/accounts/professional-limits.ts'
import type { ProfessionalStatus } from '#contract/accounts/professional-schema.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import classes from './professional.module.css'
import { useWithdraw } from './professional-api.ts'

export function RequestState({ status, onWithdrawn }: { status: ProfessionalStatus; onWithdrawn: () => void }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { requests, isProfessional, needsSecondFactor, canAsk } = status
  const [latest] = requests
  const accepted = requests.find(({ state, recheckAt }) => state === 'accepted' && recheckAt)
  const isGranted = isProfessional || needsSecondFactor
  const until = accepted?.recheckAt && daysFrom(accepted.recheckAt, LAPSE_DAYS)
  return (
    <div className="stack">
      {isProfessional && (
        <Note icon={IconCircleCheck} title={t('professional.state.active')} tone="sauge">
          {accepted?.decidedAt && accepted.recheckAt
            ? t('professional.state.activeMore', {
                since: dates.day(accepted.decidedAt),
                recheck: dates.day(accepted.recheckAt),
              })
            : t('professional.state.activeAlways')}
        </Note>
      )}
      {needsSecondFactor && (
        <Note icon={IconShieldLock} title={t('professional.state.secondFactor')} tone="ambre">
          <p>{t('professional.state.secondFactorMore')}</p>
          <LinkButton className="mt3" params={{ page: 'security' }} to="/settings/$page" variant="default">
            {t('professional.state.toSecurity')}
          </LinkButton>
        </Note>
      )}
      {isGranted && canAsk && until && (
        <Note icon={IconHourglass} title={t('professional.state.recheck')} tone="ambre">
          {t('professional.state.recheckMore', { day: dates.day(until) })}
        </Note>
      )}
      {latest?.state === 'pending' && <Pending askedAt={latest.askedAt} id={latest.id} onWithdrawn={onWithdrawn} />}
      {latest?.state === 'refused' && (
        <Note icon={IconAlertTriangle} title={t('professional.state.refused')} tone="brique">
          <p>{t('professional.state.refusedMore')}</p>
          <blockquote className={`breaks ${classes.reason}`}>{latest.reason}</blockquote>
        </Note>
      )}
      {latest?.state === 'lapsed' && !isGranted && (
        <Note title={t('professional.state.lapsed')} tone="ambre">
          {t('professional.state.lapsedMore')}
        </Note>
      )}
      {latest?.state === 'accepted' && !isGranted && (
        <Note title={t('professional.state.taken')} tone="ambre">
          {t('professional.state.takenMore')}
        </Note>
      )}
    </div>
  )
}

type PendingProps = { id: string; askedAt: Date; onWithdrawn: () => void }

function Pending({ id, askedAt, onWithdrawn }: PendingProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const withdraw = useWithdraw()
  const asking = useDeferredDialog()
  return (
    <Note icon={IconHourglass} title={t('professional.state.pending')}>
      <p>{t('professional.state.pendingMore', { when: dates.moment(askedAt) })}</p>
      {withdraw.error && <AuthFailure error={withdraw.error} />}
      <Button
        aria-haspopup="dialog"
        aria-disabled={withdraw.isPending || undefined}
        className="mt3"
        onClick={asking.open}
        ref={asking.opener}
        variant="default"
      >
        {t('professional.state.withdraw')}
      </Button>
      {asking.mount(
        <ConfirmLater
          confirm={t('professional.state.withdraw')}
          isOpen={asking.isOpen}
          isPending={withdraw.isPending}
          onCancel={asking.cancel}
          onConfirm={() => {
            asking.cancel()
            withdraw.mutate(
              { id },
              {
                onSuccess: () => {
                  showSuccess({ title: t('professional.state.withdrawn') })
                  onWithdrawn()
                },
              },
            )
          }}
          title={t('professional.state.withdrawTitle')}
        >
          <p>{t('professional.state.withdrawText')}</p>
        </ConfirmLater>,
      )}
    </Note>
  )
}
