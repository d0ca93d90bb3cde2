import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AdminMember } from '#contract/admin/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { AccountStatusBadge } from './account-status-badge.tsx'
import classes from './members-table.module.css'
import { RoleBadges } from './role-badges.tsx'

/** Lists members in the order of the server, newest first; the table cannot be sorted otherwise. */
export function MembersTable({ members }: { members: readonly AdminMember[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <div className={`framed ${classes.frame}`}>
      <table aria-label={t('admin.members.list')} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('admin.members.name')}</th>
            <th scope="col">{t('admin.members.roles')}</th>
            <th scope="col">{t('admin.members.accountStatus')}</th>
            <th scope="col">{t('admin.members.lastSeen')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <span className="line g3 middle">
                  <Avatar name={member.username} picture={member.avatar} size={36} />
                  <Link
                    className="target strong shrinks ink"
                    dir="auto"
                    params={{ id: member.id }}
                    to="/admin/members/$id"
                  >
                    {member.username}
                  </Link>
                </span>
              </th>
              <td>
                {member.roles.length === 0 ? (
                  <span className="quiet">{t('admin.members.noRight')}</span>
                ) : (
                  <span className={`row ${classes.badges}`}>
                    <RoleBadges {...member} />
                  </span>
                )}
              </td>
              <td>
                <span className={`row ${classes.badges}`}>
                  <AccountStatusBadge {...member} />
                </span>
              </td>
              <td>
                <time className="quiet" dateTime={member.lastSeenAt.toISOString()}>
                  {dates.when(member.lastSeenAt)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
