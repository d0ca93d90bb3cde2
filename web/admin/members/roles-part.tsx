import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/accounts/schema.ts'
import type { AdminMemberDetail } from '#contract/admin/schema.ts'
import { useSetRole } from '../api.ts'
import { AskedAct } from './asked-act.tsx'
import classes from './detail.module.css'
import { GRANTABLE_ROLES } from './members-view.ts'
import { Part } from './part.tsx'

export function RolesPart({ member }: { member: AdminMemberDetail }) {
  const { t } = useTranslation()
  return (
    <Part intro={t('admin.members.rolesIntro')} title={t('admin.members.roles')}>
      <ul className={`stack ${classes.roles}`}>
        {GRANTABLE_ROLES.map((role) => (
          <Right key={role} member={member} role={role} />
        ))}
      </ul>
    </Part>
  )
}

function Right({ member, role }: { member: AdminMemberDetail; role: Role }) {
  const { t } = useTranslation()
  const { mutateAsync: setRole } = useSetRole()
  const { id, username, roles, hasSecondFactor, isLastAdmin } = member
  const isGranted = roles.includes(role)
  const called = { role: t(`admin.roles.${role}`), name: username }
  const verb = isGranted ? 'take' : 'grant'
  const isKept = role === 'admin' && isGranted && isLastAdmin
  return (
    <li>
      <div>
        <b>{called.role}</b>
        <p className="quiet">{t(`admin.members.rolesHelp.${role}`)}</p>
        <p className={`quiet ${classes.state}`} data-granted={isGranted || undefined}>
          {!isGranted
            ? t('admin.members.notGranted')
            : t(hasSecondFactor ? 'admin.members.granted' : 'admin.members.grantedWaits')}
        </p>
        {isKept && <p className="quiet">{t('admin.members.lastAdmin')}</p>}
      </div>
      {!isKept && (
        <AskedAct
          act={() => setRole({ id, role, isGranted: !isGranted })}
          done={t(`admin.members.${verb}Done`)}
          isDangerous={isGranted}
          label={t(`admin.members.${verb}`)}
          name={t(`admin.members.${verb}Of`, called)}
          title={t(`admin.members.${verb}Title`, called)}
        >
          {t(`admin.members.${verb}Text`)}
        </AskedAct>
      )}
    </li>
  )
}
