import { useTranslation } from 'react-i18next'
import type { AdminMemberDetail } from '#contract/admin/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { useCloseSessions, useConfirmEmail, useResetSecondFactor } from '../api.ts'
import { AskedAct } from './asked-act.tsx'
import classes from './detail.module.css'
import { Part } from './part.tsx'

export function AccountPart({ member }: { member: AdminMemberDetail }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { id, email, isConfirmed, openSessions, hasSecondFactor, isMe } = member
  const { mutateAsync: confirmEmail } = useConfirmEmail()
  const { mutateAsync: closeSessions } = useCloseSessions()
  const { mutateAsync: resetSecondFactor } = useResetSecondFactor()
  return (
    <Part title={t('admin.members.account')}>
      <dl className={`stack ${classes.lines}`}>
        <div>
          <dt>{t('admin.members.email')}</dt>{' '}
          <dd>
            <b>{email}</b> <span>{t(isConfirmed ? 'admin.members.confirmed' : 'admin.members.unconfirmed')}</span>
          </dd>
          {!isConfirmed && (
            <dd className="rigid">
              <AskedAct
                act={() => confirmEmail({ id })}
                done={t('admin.members.confirmDone')}
                label={t('admin.members.confirm')}
                title={t('admin.members.confirmTitle')}
              >
                {t('admin.members.confirmText')}
              </AskedAct>
            </dd>
          )}
        </div>
        <div>
          <dt>{t('admin.members.sessions')}</dt>{' '}
          <dd>
            <b>{formatNumber(openSessions)}</b>
          </dd>
          {openSessions > 0 && !isMe && (
            <dd className="rigid">
              <AskedAct
                act={() => closeSessions({ id })}
                done={t('admin.members.closeDone')}
                label={t('admin.members.closeSessions')}
                title={t('admin.members.closeTitle')}
              >
                {t('admin.members.closeText')}
              </AskedAct>
            </dd>
          )}
        </div>
        <div>
          <dt>{t('admin.members.secondFactor')}</dt>{' '}
          <dd>
            <b>{t(hasSecondFactor ? 'admin.members.isOn' : 'admin.members.isOff')}</b>
          </dd>
          {hasSecondFactor && !isMe && (
            <dd className="rigid">
              <AskedAct
                act={() => resetSecondFactor({ id })}
                done={t('admin.members.resetDone')}
                isDangerous
                label={t('admin.members.resetFactor')}
                title={t('admin.members.resetTitle')}
              >
                {t('admin.members.resetText')}
              </AskedAct>
            </dd>
          )}
        </div>
      </dl>
    </Part>
  )
}
