import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AdminMemberDetail, SanctionRecord } from '#contract/admin/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { useLift } from '../api.ts'
import { AskedAct } from './asked-act.tsx'
import classes from './detail.module.css'
import { Part } from './part.tsx'

const SanctionSheet = lazyDialog(async () => (await import('./sanction-sheet.tsx')).SanctionSheet)

export function SanctionsPart({ member }: { member: AdminMemberDetail }) {
  const { t } = useTranslation()
  const imposing = useDeferredDialog()
  const { sanctions, isMe } = member
  return (
    <Part title={t('admin.members.sanctions')}>
      {sanctions.length === 0 && <p className="quiet">{t('admin.members.sanctionsNone')}</p>}
      {sanctions.length > 0 && (
        <ul className={`stack ${classes.sanctions}`}>
          {sanctions.map((sanction) => (
            <Sanction key={sanction.id} memberId={member.id} sanction={sanction} />
          ))}
        </ul>
      )}
      {!isMe && (
        <Button
          aria-haspopup="dialog"
          className="self-start"
          onClick={imposing.open}
          ref={imposing.opener}
          variant="default"
        >
          {t('admin.members.impose')}
        </Button>
      )}
      {imposing.mount(<SanctionSheet isOpen={imposing.isOpen} member={member} onClose={imposing.cancel} />)}
    </Part>
  )
}

function Sanction({ memberId, sanction }: { memberId: string; sanction: SanctionRecord }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { mutateAsync: lift } = useLift()
  const { id, kind, reason, startsAt, endsAt, liftedAt, isInForce } = sanction
  const from = dates.day(startsAt)
  const lasts =
    kind === 'warning'
      ? t('admin.members.given', { day: from })
      : endsAt
        ? t('admin.members.fromTo', { from, to: dates.moment(endsAt) })
        : t('admin.members.fromOn', { from })
  const state = isInForce
    ? t('admin.members.inForce')
    : liftedAt
      ? t('admin.members.lifted', { day: dates.day(liftedAt) })
      : kind === 'warning'
        ? null
        : t('admin.members.over')
  return (
    <li data-in-force={isInForce || undefined}>
      <div>
        <b>{t(`admin.members.kinds.${kind}`)}</b> {state && <span className={`quiet ${classes.state}`}>{state}</span>}
        <p className="quiet">{lasts}</p>
        <p className="written mt1" dir="auto">
          {reason}
        </p>
      </div>
      {isInForce && (
        <AskedAct
          act={() => lift({ id: memberId, sanctionId: id })}
          done={t('admin.members.liftDone')}
          label={t('admin.members.lift')}
          name={t('admin.members.liftOf', { day: from })}
          title={t('admin.members.liftTitle')}
        >
          {t('admin.members.liftText')}
        </AskedAct>
      )}
    </li>
  )
}
