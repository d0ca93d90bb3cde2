import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AdminMemberDetail } from '#contract/admin/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useNumbers } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { useMember } from '../api.ts'
import { Refused } from '../frame.tsx'
import { AccountPart } from './account-part.tsx'
import { AccountStatusBadge } from './account-status-badge.tsx'
import classes from './detail.module.css'
import { Part } from './part.tsx'
import { RoleBadges } from './role-badges.tsx'
import { RolesPart } from './roles-part.tsx'
import { SanctionsPart } from './sanctions-part.tsx'

/** Admins see account, roles, sanctions and numbers; nothing of what members write or live with. */
export function MemberScreen({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useMember(id)
  const { data, error } = query
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <LinkButton
        className={classes.back}
        leftSection={<IconArrowLeft aria-hidden size={20} />}
        search={{}}
        to="/admin/members"
        variant="ghost"
      >
        {t('admin.members.back')}
      </LinkButton>
      {data ? (
        <Member member={data} />
      ) : isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT') ? (
        <NotFound />
      ) : (
        <Awaited cards={3} failed={t('admin.failed')} of={query} />
      )}
    </>
  )
}

function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyState order={1} title={t('admin.members.notFound')}>
      {t('admin.members.notFoundText')}
    </EmptyState>
  )
}

function Member({ member }: { member: AdminMemberDetail }) {
  const { t } = useTranslation()
  const dates = useDates()
  const formatNumber = useNumbers()
  const { id, username, avatar, createdAt, lastSeenAt, figures, isMe } = member
  const intro = (
    <>
      {t('admin.members.joined', { day: dates.day(createdAt) })}
      <br />
      {t('admin.members.seen', { when: dates.when(lastSeenAt) })}
    </>
  )
  return (
    <>
      <div className={`stack g5 top mb4 ${classes.head}`}>
        <div>
          <PageTitle intro={intro}>{username}</PageTitle>
          <p className="row">
            <AccountStatusBadge {...member} />
            <RoleBadges {...member} />
          </p>
        </div>
        <Avatar name={username} picture={avatar} size={72} />
      </div>
      <p className="quiet">{t('admin.members.noted')}</p>
      {isMe && <p className="quiet">{t('admin.members.isMe')}</p>}
      <div className="stack fit g5 mt5">
        <AccountPart member={member} />
        <RolesPart member={member} />
        <SanctionsPart member={member} />
        <Part title={t('admin.members.activity')}>
          <dl className={`stack g2 ${classes.figures}`}>
            {FIGURES.map((figure) => (
              <div key={figure}>
                <dt>{t(`admin.members.figures.${figure}`)}</dt>{' '}
                <dd className="strong tabular">{formatNumber(figures[figure])}</dd>
              </div>
            ))}
          </dl>
          <div className="row g3">
            <LinkButton search={{ sujet: id }} to="/admin/audit" variant="default">
              {t('admin.members.inAudit')}
            </LinkButton>
            <LinkButton params={{ id }} to="/member/$id" variant="default">
              {t('admin.members.page')}
            </LinkButton>
          </div>
        </Part>
      </div>
    </>
  )
}

const FIGURES = ['posts', 'comments', 'medicationReports', 'reportsMade', 'decisionsAgainst'] as const
